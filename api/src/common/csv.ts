import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { swedishDay } from './swedish-time';

/** What a spreadsheet would take for a formula, or choke on. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A cell that no spreadsheet runs. */
export function harmlessCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/**
 * RFC 4180, UTF-8 with a byte order mark, as an attachment; rows are written as they come. What fails before the
 * first row is thrown; later the connection is cut, so that half a list cannot pass for a whole one.
 */
export async function csvFile(
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Promise<StreamableFile> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  const writer = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    cast: { string: harmlessCell },
  });
  const source = Readable.from(startingWith(first, iterator));
  pipeline(source, writer, () => {});
  const file = new StreamableFile(writer, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${swedishDay(new Date())}.csv"`,
  });
  return file.setErrorHandler((_error, response) => response.destroy?.());
}

async function* startingWith<Row>(first: IteratorResult<Row>, rest: AsyncIterator<Row>): AsyncGenerator<Row> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}
