/** Functions that checks run in the page. They can use only their arguments. */

export const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();

export const visible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));

// These two navigate only after the driver has its response, which would otherwise be lost with the page.

export const followLink = (selector: string) => {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.click());
};

export const goBack = () => {
  setTimeout(() => history.back());
};
