import Activity from "lucide-react/icons/activity";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import BookOpen from "lucide-react/icons/book-open";
import Bot from "lucide-react/icons/bot";
import Boxes from "lucide-react/icons/boxes";
import Brain from "lucide-react/icons/brain";
import ChartLine from "lucide-react/icons/chart-line";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import CodeXml from "lucide-react/icons/code-xml";
import Copy from "lucide-react/icons/copy";
import FileText from "lucide-react/icons/file-text";
import GitBranch from "lucide-react/icons/git-branch";
import House from "lucide-react/icons/house";
import Info from "lucide-react/icons/info";
import LifeBuoy from "lucide-react/icons/life-buoy";
import ListFilter from "lucide-react/icons/list-filter";
import Mail from "lucide-react/icons/mail";
import Menu from "lucide-react/icons/menu";
import Microscope from "lucide-react/icons/microscope";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Network from "lucide-react/icons/network";
import Package from "lucide-react/icons/package";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sun from "lucide-react/icons/sun";
import Target from "lucide-react/icons/target";
import Terminal from "lucide-react/icons/terminal";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Users from "lucide-react/icons/users";
import X from "lucide-react/icons/x";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import type { IconName } from "#content/schema.ts";

// In the sidebar of every docs page, so they are simpler than those of the package: a third of the bytes.
const ownDrawings = {
  dna: "M7 2c0 10 10 10 10 20M17 2c0 10-10 10-10 20M8 6h8M8 18h8",
  flask: "M9 2h6M10 2v7L4 20q0 2 2 2h12q2 0 2-2L14 9V2M7 15h10",
  rocket: "M9 12q3-9 12-9 0 9-9 12zM9 12H4l3-4h4M12 15v5l4-3v-4M5 16q-2 2-2 5 3 0 5-2",
  zap: "M13 2 4 14h7l-1 8 10-12h-8z",
};

// One import each: the package's barrel costs seconds of build time.
const icons = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  "book-open": BookOpen,
  boxes: Boxes,
  check: Check,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  "circle-x": CircleX,
  code: CodeXml,
  copy: Copy,
  "file-text": FileText,
  "git-branch": GitBranch,
  house: House,
  info: Info,
  "life-buoy": LifeBuoy,
  "list-filter": ListFilter,
  mail: Mail,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  network: Network,
  package: Package,
  "rotate-ccw": RotateCcw,
  search: Search,
  sun: Sun,
  terminal: Terminal,
  "triangle-alert": TriangleAlert,
  activity: Activity,
  bot: Bot,
  brain: Brain,
  "chart-line": ChartLine,
  clock: Clock,
  microscope: Microscope,
  pause: Pause,
  play: Play,
  "shield-check": ShieldCheck,
  target: Target,
  users: Users,
  x: X,
} satisfies Record<Exclude<IconName, keyof typeof ownDrawings>, typeof Check>;

/** Each icon as one path, because pages with many icons should have few elements. */
export function iconDrawings(): Record<string, string> {
  const drawings = Object.entries(icons).map(([name, Drawing]) => {
    const shapes = parse(renderToStaticMarkup(<Drawing />)).querySelector("svg")?.children ?? [];
    return [name, shapes.map(({ tagName, attributes }) => shapePath(tagName, attributes)).join("")];
  });
  return { ...ownDrawings, ...Object.fromEntries(drawings) };
}

/** Converts an SVG shape to a path. */
export function shapePath(tagName: string, attributes: Record<string, string>): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tagName) {
    case "PATH":
      return absoluteStart(attributes.d ?? "");
    case "LINE":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "POLYLINE":
      return `M${attributes.points}`;
    case "CIRCLE": {
      const r = number("r");
      return `M${number("cx") - r} ${number("cy")}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
    case "RECT": {
      const r = number("rx");
      const [width, height] = [number("width") - 2 * r, number("height") - 2 * r];
      const corner = (x: number, y: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${x} ${y}` : "");
      return `M${number("x") + r} ${number("y")}h${width}${corner(r, r)}v${height}${corner(-r, r)}h${-width}${corner(-r, -r)}v${-height}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`Icons with a ${tagName} are not supported. Add the shape to shapePath().`);
  }
}

const relativeStart = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([a-z])?)/i;

/** A path that starts with a relative move would continue the one before it. */
function absoluteStart(path: string): string {
  if (!path.startsWith("m")) return path;
  return path.replace(relativeStart, (_, x, y, command) => `M${x} ${y}${command ? "" : "l"}`);
}
