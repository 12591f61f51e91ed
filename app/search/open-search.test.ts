import { expect, test } from "vitest";
import { isSearchKey } from "./open-search.ts";

const plain = { key: "k", code: "KeyK", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("Ctrl+K and Cmd+K open search, with caps lock and on other alphabets too", () => {
  expect(isSearchKey({ ...plain, ctrlKey: true })).toBe(true);
  expect(isSearchKey({ ...plain, metaKey: true })).toBe(true);
  expect(isSearchKey({ ...plain, ctrlKey: true, key: "K" })).toBe(true);
  expect(isSearchKey({ ...plain, ctrlKey: true, key: "л" })).toBe(true);
});

test("other keys do not", () => {
  expect(isSearchKey(plain)).toBe(false);
  expect(isSearchKey({ ...plain, ctrlKey: true, shiftKey: true })).toBe(false);
  expect(isSearchKey({ ...plain, ctrlKey: true, altKey: true })).toBe(false);
  // On a Dvorak keyboard, T is where other layouts have K.
  expect(isSearchKey({ ...plain, ctrlKey: true, key: "t" })).toBe(false);
});
