export type UserEvent = MouseEvent | Event;

type Field = HTMLInputElement | HTMLSelectElement;

const latest = new WeakMap<Field, () => void>();

/** How to repeat an event inside an island once it is hydrated; undefined if the browser alone handles it. */
export function repeatEvent({ type, target }: UserEvent): (() => void) | undefined {
  if (type === "click") {
    const button = target instanceof Element ? target.closest("button") : null;
    return button ? () => button.click() : undefined;
  }
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField ? repeatInput(target) : undefined;
}

/** A slider fires many events. Only the last one is repeated, with the value that the reader chose. */
function repeatInput(field: Field): () => void {
  const { value } = field;
  const repeat = () => {
    if (latest.get(field) === repeat) enterValue(field, value);
  };
  latest.set(field, repeat);
  return repeat;
}

/**
 * React ignores an event if the field has the value that it had when React last looked, and that may be the reader's
 * already. So the field gets its built value by the setter that React has put on the element to notice changes, and
 * the reader's value by the setter of the browser.
 */
function enterValue(field: Field, value: string): void {
  if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
