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

const MAX_COLUMNS = 6;

/** What a chosen file seems to hold; the API judges it. */
export async function contentsOf(file: Blob): Promise<{ rows: number; columns: string[] }> {
  const bytes = await file.arrayBuffer();
  const [header = '', ...rows] = textOf(bytes)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim());
  const columns = header.split(/[;,\t]/, MAX_COLUMNS).map((name) => name.replaceAll('"', '').trim());
  return { rows: rows.length, columns };
}

/** As the API reads it: UTF-8, else Windows-1252. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
