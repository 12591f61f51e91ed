/** Functions that checks run in the page. They can use only their arguments. */

export const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();

export const visible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));

// These navigate only after the driver has its response, which would otherwise be lost with the page.

export const followLink = (selector: string) => {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.click());
};

export const goBack = () => {
  setTimeout(() => history.back());
};

/** Leaves the page in the moment in which all its islands begin to load. */
export const leaveWhileLoading = (path: string) => {
  setTimeout(() => {
    for (const island of document.querySelectorAll("[data-island]:not([data-hydrated])"))
      island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    location.href = path;
  });
};
