/** The first character of a cell that a spreadsheet would run as a formula. */
export const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A cell that a spreadsheet shows as text. */
export function harmlessCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
