import type { EntityManager } from 'typeorm';
import { csvLine } from '../../csv/csv';
import { containing } from '../../contract/search';
import { foldForSearch, type SubscriberStatus } from './subscriber.entity';
import type {
  ExportFormat,
  SubscriberExportQueryDto,
  SortField,
  SortOrder,
  SubscriberDto,
  SubscriberFilterDto,
} from './subscribers.dto';

export const SUBSCRIBER_COLUMNS =
  'id, email, first_name, last_name, status, source, created_at, confirmed_at, interests, frequency';

/** Each ends in a unique column, so that no row is on two pages. */
const ORDERS: Record<SortField, readonly string[]> = {
  created_at: ['created_at', 'id'],
  email: ['email'],
  status: ['status', 'created_at', 'id'],
};

/**
 * The WHERE clause of a filter. The column is folded as the term is, so LIKE ignores case here, and its trigram index
 * serves any part of a word.
 *
 * @param first number of its first parameter.
 */
export function conditionOf(
  { status, search, interest, frequency, source }: SubscriberFilterDto,
  first: number,
): { where: string; values: string[] } {
  const term = foldForSearch(search?.trim() ?? '');
  const conditions: [sql: (parameter: string) => string, value: string | undefined][] = [
    [(parameter) => `status = ${parameter}`, status === 'all' ? undefined : status],
    [(parameter) => `search_text LIKE ${parameter}`, term ? containing(term) : undefined],
    [(parameter) => `(cardinality(interests) = 0 OR interests @> ARRAY[${parameter}])`, interest],
    [(parameter) => `frequency = ${parameter}`, frequency],
    [(parameter) => `source = ${parameter}`, source || undefined],
  ];
  const set = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const where = set.map(({ sql }, index) => sql(`$${first + index}`)).join(' AND ');
  return { where: where && `WHERE ${where}`, values: set.map(({ value }) => value) };
}

/** One page of a list. */
export function readSubscriberPage(
  manager: EntityManager,
  filter: SubscriberFilterDto,
  { sortBy, sortOrder }: { sortBy: SortField; sortOrder: SortOrder },
  { skip, take }: { skip: number; take: number },
): Promise<SubscriberDto[]> {
  const { where, values } = conditionOf(filter, 3);
  // Column names come from the table above, never from the request.
  const order = ORDERS[sortBy].map((column) => `${column} ${sortOrder}`).join(', ');
  return manager.query(
    `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers ${where} ORDER BY ${order} LIMIT $1 OFFSET $2`,
    [take, skip, ...values],
  );
}

/** Numbers of subscribers by status. */
export async function countSubscribers(
  manager: EntityManager,
  filter: SubscriberFilterDto = { status: 'all' },
): Promise<Record<SubscriberStatus, number>> {
  const { where, values } = conditionOf(filter, 1);
  const rows: { status: SubscriberStatus; count: number }[] = await manager.query(
    `SELECT status, count(*)::int AS count FROM newsletter_subscribers ${where} GROUP BY status`,
    values,
  );
  const counts = { active: 0, pending: 0, unsubscribed: 0, bounced: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Subscribers of every status, bounced ones too. */
export const sumOf = (counts: Record<SubscriberStatus, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A batch of subscribers in the order of their ids, as lines of CSV. */
interface CsvBatch {
  /** The id of the last one; null at the end. */
  last: string | null;
  lines: Buffer;
}

/** Swedish words in an export, by the names that are stored. An import names its own source. */
const STATUSES = { active: 'Aktiv', pending: 'Väntande', unsubscribed: 'Avregistrerad', bounced: 'Studsad' };
const SOURCES = { website: 'Webbplatsen', admin: 'Redaktionen' };

const NAMES = ['email', 'first_name', 'last_name'];
const timeOf = (column: string) =>
  `coalesce(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`;
/** As a Swedish Excel reads a time. */
const swedishTimeOf = (column: string) =>
  `coalesce(to_char(${column} AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD HH24:MI'), '')`;
const wordOf = (column: string, words: Record<string, string>) =>
  `CASE ${column} ${Object.entries(words)
    .map(([name, word]) => `WHEN '${name}' THEN '${word}'`)
    .join(' ')} ELSE ${column} END`;

const CSV_LINES: Record<ExportFormat, string> = {
  csv: csvLine([...NAMES, 'status', 'source', timeOf('created_at'), timeOf('confirmed_at')]),
  excel: csvLine(
    [
      ...NAMES,
      wordOf('status', STATUSES),
      wordOf('source', SOURCES),
      swedishTimeOf('created_at'),
      swedishTimeOf('confirmed_at'),
    ],
    ';',
  ),
};

/** Those of an export among the next `size` subscribers after the id `last`. */
export async function readCsvBatch(
  manager: EntityManager,
  { format, ...filter }: SubscriberExportQueryDto,
  last: string,
  size: number,
): Promise<CsvBatch> {
  const { where, values } = conditionOf(filter, 3);
  const batches: { last: string | null; lines: string | null }[] = await manager.query(
    `SELECT max(id) AS last,
       string_agg(${CSV_LINES[format]} || E'\\r\\n', '' ORDER BY id) FILTER (WHERE is_chosen) AS lines
     FROM (
       SELECT *, ${where.replace('WHERE', '') || 'true'} AS is_chosen FROM newsletter_subscribers
       WHERE id > $1 ORDER BY id LIMIT $2) AS batch`,
    [last, size, ...values],
  );
  const batch = { last: batches[0]?.last ?? null, lines: Buffer.from(batches[0]?.lines ?? '') };
  // The driver keeps a reference to the rows of its last query, and with it the text.
  batches.length = 0;
  return batch;
}
