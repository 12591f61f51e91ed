export type UserEvent = MouseEvent | Event;

type Field = HTMLInputElement | HTMLSelectElement;

const latest = new WeakMap<Field, () => void>();

/** Returns a function that replays an event after hydration; undefined if the browser alone handles the event. */
export function repeatEvent({ type, target }: UserEvent): (() => void) | undefined {
  if (type === "click") {
    const button = target instanceof Element ? target.closest("button") : null;
    return button ? () => button.click() : undefined;
  }
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField ? repeatInput(target) : undefined;
}

/** A slider fires many events. Only the last one is replayed, with the value that the reader chose. */
function repeatInput(field: Field): () => void {
  const { value } = field;
  const repeat = () => {
    if (latest.get(field) === repeat) enterValue(field, value);
  };
  latest.set(field, repeat);
  return repeat;
}

/**
 * React ignores an event if the field still has the value that React last saw, which may already be the reader's. So
 * this sets the built value through the setter with which React tracks changes, and then the reader's value through
 * the browser's own setter.
 */
function enterValue(field: Field, value: string): void {
  if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
