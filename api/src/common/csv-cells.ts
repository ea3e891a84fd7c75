/** What a spreadsheet would take for a formula, or choke on. */
export const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A cell that no spreadsheet runs. */
export function harmlessCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
