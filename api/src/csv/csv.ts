import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { stringify, type Options } from 'csv-stringify/sync';

type Row = readonly string[];
/** Swedish Excel opens semicolons in columns; every other program takes commas (RFC 4180). */
type Delimiter = ',' | ';';

/** The first character of a cell that a spreadsheet would run as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A cell that a spreadsheet shows as text. */
export function harmlessCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
/** Either half of a line end is quoted too, because some readers end a line at one of them. */
const FORMAT: Options = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  cast: { string: harmlessCell },
};

/**
 * RFC 4180 but for another delimiter, UTF-8 with a byte order mark, as an attachment; backpressure delays each batch until the one before is
 * sent. An error before the first batch is thrown; a later one closes the connection, so that a truncated list is
 * not mistaken for a whole one.
 *
 * @param batches lines with their ends, as {@link toCsv} makes them or the database by `csvLine`.
 */
export async function csvFile(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<Buffer>,
  delimiter: Delimiter = ',',
): Promise<StreamableFile> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  const file = new StreamableFile(
    Readable.from(withHeader(toCsv([columns], delimiter), first, iterator), {
      objectMode: false,
      highWaterMark: 1,
    }),
    {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}-${swedishDay(new Date())}.csv"`,
    },
  );
  return file.setErrorHandler((_error, response) => response.destroy?.());
}

/** One text for a batch: rows that pass a stream one by one cost the garbage collector an object each. */
export function toCsv(rows: readonly Row[], delimiter: Delimiter = ','): Buffer {
  return Buffer.from(stringify([...rows], { ...FORMAT, delimiter }));
}

async function* withHeader(
  header: Buffer,
  first: IteratorResult<Buffer>,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  yield Buffer.concat([BYTE_ORDER_MARK, header]);
  for (let next = first; !next.done; next = await rest.next()) if (next.value.length > 0) yield next.value;
}

/** PostgreSQL's texts hold no NUL, and its patterns cannot match one. */
const FORMULA = FORMULA_START.source.replace('\\0', '');
/** Separates the cells of a row that is tested as a whole; a cell that contains it is tested by itself. */
const SEPARATOR = '\\x1f';

/**
 * An SQL expression for a row as a line of a CSV file without its line end, as `csvFile` writes it. Most rows have
 * neither a formula nor a character to quote, so the whole row is tested once before its cells are.
 *
 * @param cells expressions of text, none null.
 */
export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  const listed = cells.join(', ');
  const quoted = `["${delimiter}\\r\\n]`;
  const closely = `(^|${SEPARATOR})${FORMULA.slice(1)}|${quoted}`;
  return `CASE WHEN concat_ws(chr(31), ${listed}) !~ '${closely}' THEN concat_ws('${delimiter}', ${listed}) ELSE (
    SELECT string_agg(
      CASE WHEN harmless ~ '${quoted}' THEN '"' || replace(harmless, '"', '""') || '"' ELSE harmless END,
      '${delimiter}' ORDER BY place)
    FROM unnest(ARRAY[${listed}]) WITH ORDINALITY AS cells (cell, place),
      LATERAL (SELECT CASE WHEN cell ~ '${FORMULA}' THEN '''' || cell ELSE cell END AS harmless) AS cleaned) END`;
}

/** More without a line end is no row, and need not be held in memory. */
const MAX_LINE_BYTES = 65_536;
const DELIMITERS = [',', ';', '\t'] as const;
/** Windows-1252 from 0x80 to 0x9F; the rest of it is Latin-1. Node 20 decodes those 32 as Latin-1, too. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The text of a CSV file, in pieces of whole lines: a piece that is not UTF-8 is Windows-1252, as an older Excel writes
 * it. A byte order mark is left out.
 */
export async function* csvText(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of file) {
    const bytes = Buffer.concat([rest, chunk]);
    const lines = Math.max(bytes.lastIndexOf('\n'), bytes.lastIndexOf('\r')) + 1;
    const end = lines > 0 || bytes.length <= MAX_LINE_BYTES ? lines : bytes.length;
    if (end > 0) yield decode(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  yield decode(rest);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const toWindows = (sign: string) => WINDOWS_1252.charAt(sign.charCodeAt(0) - 0x80);
    return bytes.toString('latin1').replace(/[\x80-\x9f]/g, toWindows);
  }
}

/** The sign that divides the header's columns most often outside of quotes; a comma where there is none. */
export function delimiterOf(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (sign: string) => header.split(sign).length;
  return DELIMITERS.reduce((best: string, sign) => (count(sign) > count(best) ? sign : best), ',');
}
