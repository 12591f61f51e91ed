import { messageBurst } from "#content/docs/concepts/network.ts";
import { exampleSettings } from "#content/parameters.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

const { messages, seconds } = exampleSettings.rateLimit;
const line = { left: 16, perSecond: 4.6, y: 62 };
const marks = [0, 10, 20, 30, 40, 50, 60];

/** The sample's messages on a timeline of the rate limiter's window. */
export function NetworkLimitDrawing() {
  return (
    <DrawingFigure
      label={`${messages} messages are sent from second 0 to second ${messageBurst.lastSent}. The next one is rejected at ${messageBurst.rejectedAt} s, and another is allowed at ${seconds} s.`}
      height={126}
      caption={`The timeline is drawn to scale, in seconds. After ${messageBurst.rejectedAt} s, the sender has used up its ${messages} messages. The ${seconds}-second window moves with the clock, so the next message is allowed when the oldest one is ${seconds} s old.`}
    >
      <rect
        x={line.left}
        y={line.y - 26}
        width={messageBurst.lastSent * line.perSecond}
        height="26"
        className="fill-accent-line"
      />
      <rect
        x={at(messageBurst.rejectedAt)}
        y={line.y - 26}
        width={at(seconds) - at(messageBurst.rejectedAt)}
        height="26"
        className="fill-danger-soft stroke-danger"
      />
      <path d={`M${line.left} ${line.y}H336`} strokeWidth="1.5" className="stroke-control" />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${at(mark)} ${line.y}v6`} strokeWidth="1.5" className="stroke-control" />
          <text x={at(mark)} y={line.y + 24} textAnchor="middle" className="fill-muted">
            {mark}
          </text>
        </g>
      ))}
      <text x={at(messageBurst.lastSent / 2)} y={line.y - 7} textAnchor="middle">
        {messages} messages
      </text>
      <text
        x={(at(messageBurst.rejectedAt) + at(seconds)) / 2}
        y="26"
        textAnchor="middle"
        className="fill-danger"
      >
        rejected
      </text>
      <path d={`M${at(seconds)} ${line.y + 30}v8`} strokeWidth="1.5" className="stroke-accent" />
      <text x="336" y={line.y + 54} textAnchor="end" className="fill-accent-strong">
        allowed again
      </text>
    </DrawingFigure>
  );
}

function at(second: number): number {
  return line.left + second * line.perSecond;
}
