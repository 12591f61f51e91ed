interface AccessibilityTest {
  /** What the test does, as the report names it. */
  name: string;
  file: string;
  /** The test's title in its file. */
  title: string;
}

/** Tests that the accessibility report refers to. A test fails if one of them doesn't exist. */
export const accessibilityTests = {
  noMedia: test("No audio or video", "site/accessibility", "$path has no audio, video or embedded page"),
  noImages: test("No images of text", "site/accessibility", "$path has no picture made of pixels"),
  noForms: test("No forms", "site/accessibility", "$path has no form and asks for no data about the reader"),
  noSensors: test(
    "No motion events",
    "site/accessibility",
    "no script reads the motion or orientation of the device",
  ),
  sameNavigation: test(
    "Same navigation",
    "site/accessibility",
    "every docs page has the same sidebar and the same header, in the same order",
  ),
  headings: test(
    "Headings in order",
    "site/pages",
    "$path is complete without scripts: one h1, headings in order",
  ),
  titles: test("Titles", "site/pages", "titles and descriptions are unique and not empty"),
  sitemap: test("Sitemap", "site/pages", "the sitemap lists every published page and nothing else"),
  searchIndex: test("Search index", "site/search", "every published page is in the search index"),
  help: test(
    "Help link",
    "site/page-furniture",
    "$path starts with a skip link and ends with a link to support",
  ),
  skipLink: test("Skip link", "e2e/visits/wide", "the first Tab leads to the content"),
  sectionFocus: test(
    "Focus after section links",
    "e2e/visits/wide",
    "from the link of each section, Tab continues there",
  ),
  targets: test(
    "Controls on a phone",
    "e2e/visits/narrow",
    "has controls that a finger can hit and a keyboard can reach",
  ),
  reflow: test("Reflow at 320 px", "e2e/visits/narrow", "fits 320 px"),
  citationReflow: test("Citation at 320 px", "e2e/cite", "at 320 px nothing of a citation is cut"),
  textSpacing: test("Text spacing", "e2e/visits/narrow", "loses no text with wider spacing"),
  focusVisible: test(
    "Visible focus",
    "e2e/focus-visible",
    "%s: Tab reaches everything, visibly, uncovered, and changes nothing",
  ),
  navigationLinks: test(
    "Navigation without scripts",
    "e2e/visits/no-script",
    "links to every page from its navigation",
  ),
  singleKeys: test("Single keys", "e2e/keyboard", "%s: no single key does anything"),
  tabKeys: test(
    "Tabs by keyboard",
    "e2e/primitives",
    "tabs move with arrow keys, Home and End, around the ends",
  ),
  codeKeys: test(
    "Scrolling code by keyboard",
    "e2e/primitives",
    "long code scrolls inside its block, by keyboard too, and never the page",
  ),
  tooltipDelay: test(
    "Tooltip by pointer",
    "e2e/primitives",
    "tooltips wait 700 ms unless one has just been shown",
  ),
  tooltipFocus: test(
    "Tooltip by keyboard",
    "e2e/primitives",
    "keyboard focus shows a tooltip without waiting, and it describes its trigger",
  ),
  toastKeys: test(
    "Toasts by keyboard",
    "e2e/primitives",
    "at most three toasts are seen at a time, and Alt+T reaches them",
  ),
  copyStatus: test(
    "Copy confirmation",
    "e2e/primitives",
    "the copy button copies the sample exactly, confirms for two seconds and shows a toast; where the clipboard is refused, it says how to copy",
  ),
  pageMenuKeys: test(
    "Page menu by keyboard",
    "e2e/page-menu",
    "at $width px the menu works by keyboard alone",
  ),
  menuFocus: test(
    "Focus in the mobile menu",
    "e2e/mobile-menu",
    "opening moves focus inside and keeps it there, in both directions",
  ),
  menuEscape: test(
    "Leaving the mobile menu",
    "e2e/mobile-menu",
    "Escape closes the menu and returns focus to its toggle",
  ),
  runKeys: test(
    "Running Python by keyboard",
    "e2e/python/runner",
    "the first run loads the interpreter on request, by keyboard alone, and compares the output",
  ),
  neuralKeys: test(
    "Neural figure by keyboard",
    "e2e/figure-neural",
    "the keyboard trains the network, and axe finds nothing",
  ),
  networkKeys: test(
    "Network figure by keyboard",
    "e2e/figure-network",
    "the keyboard changes everything, and axe finds nothing",
  ),
  populationPause: test(
    "Pausing the population",
    "e2e/figure-population",
    "organisms stay inside the rim while they move, and Pause stops them",
  ),
  populationStill: test(
    "Population with reduced motion",
    "e2e/figure-population",
    "a shared address shows the same population, still for a reader who asked for less motion until Run is pressed",
  ),
  reducedMotion: test("Reduced motion", "e2e/home", "links jump, and nothing drifts"),
  refusedValues: test(
    "Refused values",
    "e2e/figure-dna",
    "a shared address brings the crossing back, what is wrong in it is answered with sentences, and the picture says the same as the words, with nothing for axe to find",
  ),
  noResults: test(
    "Filter without results",
    "e2e/sidebar",
    "a filter without results says so, and Escape clears it",
  ),
  openMenu: test(
    "axe in the mobile menu",
    "e2e/accessibility",
    "the open mobile menu has no accessibility violations",
  ),
  openSearch: test(
    "axe in search",
    "e2e/accessibility",
    "search has no accessibility violations: empty, with hits, without",
  ),
  enginePages: test(
    "Every page in three engines",
    "engines/page-checks",
    "%s loads without console errors and fits 1440 and 375 px",
  ),
  engineSearch: test(
    "Search by keyboard in three engines",
    "engines/control-checks",
    "search opens, finds a page and goes to it with the keyboard alone",
  ),
  engineMenu: test(
    "Mobile menu in three engines",
    "engines/control-checks",
    "the mobile menu traps focus and returns it when closed",
  ),
  readingOrder: test(
    "Reading order in three engines",
    "engines/reading-order-checks",
    "%s matches its reading-order snapshot",
  ),
} as const;

export type AccessibilityTestName = keyof typeof accessibilityTests;

function test(name: string, file: string, title: string): AccessibilityTest {
  const ending = file.startsWith("engines/") ? ".ts" : ".test.ts";
  return { name, file: `tests/${file}${ending}`, title };
}
