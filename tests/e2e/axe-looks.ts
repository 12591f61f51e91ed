import type { Page } from "playwright-core";

/** The attribute of elements whose look is new. */
export const newLook = "data-new-look";

/** Marks one element of each look that is not among those checked, and returns these looks. */
export async function markNewLooks(
  page: Page,
  checked: ReadonlySet<string>,
  within: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await page.evaluate(looksIn, within);
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await page.evaluate(looksIn, within);
  const added = new Map<string, number>();
  for (const [index, light] of inLight.entries()) {
    const look = `${light} | ${inDark[index]}`;
    if (light && !checked.has(look)) added.set(look, index);
  }
  await page.evaluate(
    ({ marked, mark, within }) => {
      const elements = [...document.querySelectorAll(`body :is(${within} *, ${within})`)];
      for (const [index, element] of elements.entries())
        element.toggleAttribute(mark, marked.includes(index));
    },
    { marked: [...added.values()], mark: newLook, within },
  );
  return [...added.keys()];
}

/**
 * Runs in the page: what the rules about looks depend on, for each element; empty for those without text. That is the
 * color and size of its text, the color of the text around it, and the backgrounds behind it. In drawings and in boxes
 * that lie on others, what is behind an element can't be told from those that contain it, so its classes count, too.
 */
function looksIn(within: string): string[] {
  interface Behind {
    backgrounds: string;
    isLayered: boolean;
  }
  const known = new Map<Element, Behind>();
  const behind = (element: Element | null): Behind => {
    if (!element) return { backgrounds: "", isLayered: false };
    const found = known.get(element);
    if (found) return found;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const around = behind(element.parentElement);
    const isClear = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1";
    const isOpaque = !isClear && !/\/|rgba/.test(backgroundColor) && opacity === "1";
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const result = {
      backgrounds: isClear ? around.backgrounds : isOpaque ? own : `${own}, ${around.backgrounds}`,
      isLayered: !isOpaque && (around.isLayered || /absolute|fixed/.test(position)),
    };
    known.set(element, result);
    return result;
  };
  // Most elements are the words of programs. Those of one class look the same wherever the background is the same.
  const words = new Set<string>();
  const isKnownWord = (element: Element) => {
    const program = element.closest("pre");
    if (!program || !element.matches("code :not(a, button)")) return false;
    const { localName, className, parentElement: around } = element;
    const word = [
      localName,
      className,
      around?.localName,
      around?.className,
      behind(program).backgrounds,
    ].join();
    const isKnown = words.has(word);
    words.add(word);
    return isKnown;
  };
  return [...document.querySelectorAll(`body :is(${within} *, ${within})`)].map((element) => {
    if (isKnownWord(element)) return "";
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const isControl = element.matches("a, button, input, select, summary, [tabindex]");
    if ((!hasText && !isControl) || !element.checkVisibility()) return "";
    const { color, fill, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    // Large text needs less contrast.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const { backgrounds, isLayered } = behind(element);
    const { parentElement } = element;
    return [
      isControl && element.localName,
      isControl && textDecorationLine,
      isControl && parentElement && getComputedStyle(parentElement).color,
      ...[color, isLarge, textShadow, backgrounds],
      ...(isLayered || element instanceof SVGElement
        ? [fill, element.getAttribute("class"), parentElement?.getAttribute("class")]
        : []),
    ].join(" ");
  });
}
