import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify, type Options } from 'csv-stringify/sync';
import { swedishDay } from './swedish-time';

type Row = readonly string[];

/** What a spreadsheet would take for a formula, or choke on. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A cell that no spreadsheet runs. */
export function harmlessCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

const FORMAT: Options = { record_delimiter: 'windows', cast: { string: harmlessCell } };

/**
 * RFC 4180, UTF-8 with a byte order mark, as an attachment; a batch of rows is written when the one before has left.
 * What fails before the first batch is thrown; later the connection is cut, so that half a list cannot pass for a
 * whole one.
 */
export async function csvFile(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): Promise<StreamableFile> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  const file = new StreamableFile(
    Readable.from(inText([...columns], first, iterator), { objectMode: false, highWaterMark: 1 }),
    {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}-${swedishDay(new Date())}.csv"`,
    },
  );
  return file.setErrorHandler((_error, response) => response.destroy?.());
}

/** A batch is one piece of text: a million rows that pass a stream one by one are as many objects to collect. */
async function* inText(
  columns: string[],
  first: IteratorResult<Row[]>,
  rest: AsyncIterator<Row[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(stringify([columns], { ...FORMAT, bom: true }));
  for (let next = first; !next.done; next = await rest.next())
    if (next.value.length > 0) yield Buffer.from(stringify(next.value, FORMAT));
}
