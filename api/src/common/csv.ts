import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify, type Options } from 'csv-stringify/sync';
import { harmlessCell } from './csv-cells';
import { swedishDay } from './swedish-time';

type Row = readonly string[];

/** A line's end is quoted in a cell by halves, too: not every reader waits for both. */
const FORMAT: Options = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  cast: { string: harmlessCell },
};

/**
 * RFC 4180, UTF-8 with a byte order mark, as an attachment; a batch of lines is written when the one before has left.
 * What fails before the first batch is thrown; later the connection is cut, so that half a list cannot pass for a
 * whole one.
 *
 * @param batches lines with their ends, as {@link toCsv} makes them or the database by `csvLine`.
 */
export async function csvFile(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<Buffer>,
): Promise<StreamableFile> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  const file = new StreamableFile(
    Readable.from(withHeader([...columns], first, iterator), { objectMode: false, highWaterMark: 1 }),
    {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}-${swedishDay(new Date())}.csv"`,
    },
  );
  return file.setErrorHandler((_error, response) => response.destroy?.());
}

/** A batch is one piece of text: rows that pass a stream one by one are as many objects to collect. */
export function toCsv(rows: readonly Row[]): Buffer {
  return Buffer.from(stringify([...rows], FORMAT));
}

async function* withHeader(
  columns: string[],
  first: IteratorResult<Buffer>,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(stringify([columns], { ...FORMAT, bom: true }));
  for (let next = first; !next.done; next = await rest.next()) if (next.value.length > 0) yield next.value;
}
