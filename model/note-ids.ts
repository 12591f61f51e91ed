/** The id of the note about a numbered line. Both languages share the note. */
export function noteId(program: string, number: string): string {
  return `${program}-note-${number}`;
}

/** The id of a numbered line of a program in one language. */
export function lineId(program: string, ending: string, number: string): string {
  return `${program}-${ending}-${number}`;
}
