/** A row that was refused, as the API reports it. */
interface RefusedRow {
  row: number;
  email: string;
  reason: string;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** The first character of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;

/** The refused rows as a CSV file without formulas, with the semicolons that a Swedish Excel opens in columns. */
export function toReportCsv(headers: readonly string[], rows: readonly RefusedRow[]): string {
  return toCsv([headers, ...rows.map(({ row, email, reason }) => [String(row), email, reason])]);
}

/** As Swedish spreadsheets open it: UTF-8 with a byte order mark, semicolons. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(toCell).join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
