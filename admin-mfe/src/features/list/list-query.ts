/** The part of a list that the address names. A tab adds its own filters. */
export interface ListQuery {
  /** From 1. */
  page: number;
  search: string;
}

/** Reads a query from an address; invalid values fall back to the defaults. */
export type ReadListQuery<Query extends ListQuery> = (params: URLSearchParams) => Query;

const LONGEST_SEARCH = 200;

/** Page and search text of an address. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** One of a filter's values; the first one is the default. */
export function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  return toChoice(params.get(name), values);
}

/** A text as one of the values it may have; the first one where it is none of them. */
export function toChoice<Value extends string>(
  text: string | null,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** The address of a query: defaults are left out, parameters of others stay. */
export function writeListQuery<Query extends ListQuery>(
  params: URLSearchParams,
  query: Query,
  read: ReadListQuery<Query>,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const defaults = new Map(Object.entries(read(new URLSearchParams())));
  for (const [name, value] of Object.entries(query)) {
    written.delete(name);
    if (value !== defaults.get(name)) written.set(name, String(value));
  }
  return written;
}

/** Whether a query filters: the page and the names in `unfiltering` (such as the order) do not count. */
export function isFiltered<Query extends ListQuery>(
  query: Query,
  read: ReadListQuery<Query>,
  unfiltering: readonly (keyof Query)[] = [],
): boolean {
  const defaults = read(new URLSearchParams());
  const names = Object.keys(query) as (keyof Query)[];
  return names.some(
    (name) => name !== 'page' && !unfiltering.includes(name) && query[name] !== defaults[name],
  );
}
