/** A check that needs a person's judgment. Anyone can repeat its steps. */
export interface ManualCheck {
  /** Number of the criterion in WCAG 2.2. */
  criterion: string;
  steps: string;
  /** Absent if the steps are not complete, or if what they found needs a decision. */
  result?: "Passed" | "Failed";
  /** What was found, in which browser and on which pages. */
  found?: string;
  /** When the steps were carried out. */
  date?: string;
}

const date = "2026-11-17";
const pages = "12 pages in Chromium: one of each type and all pages with figures";

export const manualChecks: readonly ManualCheck[] = [
  {
    criterion: "1.3.2",
    steps:
      "Read the files in `tests/engines/reading-order` from top to bottom. They show what a screen reader announces on one page of each type. The order makes sense.",
    result: "Passed",
    found:
      "The content comes before the sidebar, and each control comes after its heading or is inside its named figure.",
    date,
  },
  {
    criterion: "1.3.3",
    steps:
      "Search the Markdown files for color, left, right, above, below, top, bottom, round and square. No instruction depends on such a word alone.",
    result: "Passed",
    found:
      "Such words describe drawings, which also have a text alternative, or refer to the order of the text.",
    date,
  },
  {
    criterion: "1.4.11",
    steps:
      "In both themes, measure the contrast of the borders of buttons, fields and tabs, the focus outline and the lines of figures against adjacent colors. It is at least 3:1.",
    found:
      "Controls have a border, fill or content with a contrast of at least 3:1; the focus outline has at least 6:1. Undecided: some fills and lines in figures have 1.1:1 to 2.2:1, and it is unclear which of them a reader needs.",
    date,
  },
  {
    criterion: "2.2.1",
    steps:
      "Search `app` for `setTimeout`, `setInterval` and `duration`. No timer ends something that the reader is doing or has to read.",
    result: "Passed",
    found:
      "The only text that disappears is a message about the reader’s last action, after 4 seconds. Alt+T moves the focus to it.",
    date,
  },
  {
    criterion: "2.3.1",
    steps:
      "In both themes, run each figure for five seconds and record the screen. Compute the luminance of squares of 16 × 16 px in each frame. A flash is a change by at least 0.1 and back. In any second, the squares with more than three flashes cover less than a quarter of any 341 × 256 px area.",
    result: "Passed",
    found:
      "They cover at most 12%, in the dish of the landing page, where organisms move; at most 8% in the other figures.",
    date,
  },
  {
    criterion: "2.4.6",
    steps:
      "List only the headings of all pages and the names of all controls on one page of each type (`tests/engines/reading-order`). Each describes its section or purpose.",
    result: "Passed",
    found:
      "Read: all headings of all pages, and the names of all controls on one page of each type. Some lacked a space between two words (now fixed).",
    date,
  },
  {
    criterion: "2.5.1",
    steps:
      "Search `app` for handlers of touch, pointer and drag events, then use every control that has one by clicking alone. Nothing requires two fingers or a drawn path.",
    result: "Passed",
    found:
      "Only the scroll thumb, search results and the network map react to a moving pointer. The map was used by clicking alone; tests use the other two by keyboard.",
    date,
  },
  {
    criterion: "2.5.2",
    steps: "Press each type of control, move the pointer away and release it. Nothing happens.",
    result: "Passed",
    found: `136 links, buttons, tabs and summaries, one of each type per page, on ${pages}.`,
    date,
  },
  {
    criterion: "2.5.3",
    steps:
      "Compare the visible text of each control with its name in the accessibility tree. The name contains the text.",
    result: "Passed",
    found: `All links and buttons with an \`aria-label\`, on ${pages}.`,
    date,
  },
  {
    criterion: "2.5.7",
    steps:
      "Set every slider of every figure by clicking its track. In the network figure, choose a sender and click the map to move it.",
    result: "Passed",
    found: "23 sliders in Chromium. To move another organism without dragging, choose it as the sender.",
    date,
  },
  {
    criterion: "3.1.2",
    steps:
      "Run `npm run spelling`, which accepts only English, and read `project-words.txt`. No listed word belongs to a passage in another language.",
    result: "Passed",
    found: "Names, technical terms and the title of one French journal.",
    date,
  },
  {
    criterion: "3.2.2",
    steps:
      "Change every field, slider and choice with the keyboard. The page doesn’t change, and the focus stays on the control.",
    result: "Passed",
    found: `77 controls on ${pages}.`,
    date,
  },
  {
    criterion: "3.2.4",
    steps:
      "Compare the names of controls that occur on several pages, such as search, theme, languages and copy. They are the same everywhere.",
    result: "Passed",
    found: "The tabs for Rust and Python had two different names (now fixed).",
    date,
  },
];
