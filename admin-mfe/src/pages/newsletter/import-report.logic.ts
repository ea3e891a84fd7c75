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
  const lines = [headers, ...rows.map(({ row, email, reason }) => [String(row), email, reason])];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
