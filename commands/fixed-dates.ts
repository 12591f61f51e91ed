// Same length as the dates Chromium writes, so the offsets in the file's cross-reference table stay valid.
const fixedDate = "D:20240101000000+00'00'";

/** A PDF with a constant date, so that the same content gives the same file. One character per byte. */
export function withFixedDates(pdf: string): string {
  return pdf.replace(/(\/(?:CreationDate|ModDate) \()(D:[^)]*)\)/g, (_, key: string, date: string) => {
    if (date.length !== fixedDate.length) throw new Error(`Chromium wrote a date of another form: ${date}`);
    return `${key}${fixedDate})`;
  });
}
