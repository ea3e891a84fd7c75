/** A filter of a list: a parameter of the address and of the API. */
export interface ListFilter {
  label: string;
  /** Names of the values. The empty one or else the first is the default: it filters nothing, and the API is not asked for it. */
  options: Readonly<Record<string, string>>;
  /** The heading of a value among the choices, where they have headings. */
  groupOf?: (value: string) => string | undefined;
  /** Matches values beside those that are named. */
  others?: RegExp;
  /** The filter orders the rows and hides none. */
  isOrder?: boolean;
  /** Folded behind a button, where there is room for the others. */
  isFurther?: boolean;
  /** The filter is a day: a date field in place of the choices. */
  isDay?: boolean;
}

/** A filter that names a day, `2026-03-05`; without one it filters nothing. */
export function dayFilter(label: string): ListFilter {
  return { label, options: { '': '' }, others: /^20\d\d-[01]\d-[0-3]\d$/, isDay: true };
}

export type ListFilters = Readonly<Record<string, ListFilter>>;

type Values<Filters extends ListFilters> = {
  [Name in keyof Filters]: keyof Filters[Name]['options'] & string;
};

/** What a list shows: the address names page and filters, and no search, which may be a person's name. */
export interface ListQuery<Filters extends ListFilters = ListFilters> {
  /** From 1. */
  page: number;
  search: string;
  filters: Values<Filters>;
}

/** Parameters of the API's call: those of the address without the defaults. */
export type ListRequest<Filters extends ListFilters> = { page: number; search?: string } & {
  [Name in keyof Filters]?: Exclude<Values<Filters>[Name], 'all' | ''>;
};

const MAX_SEARCH_LENGTH = 200;

/** Reads a query from an address; invalid values fall back to the defaults. */
export function readListQuery<Filters extends ListFilters>(
  filters: Filters,
  params: URLSearchParams,
  search = '',
): ListQuery<Filters> {
  const page = Number(params.get('page') ?? 1);
  const values = Object.entries(filters).map(([name, filter]) => [name, readValue(filter, params.get(name))]);
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: search.trim().slice(0, MAX_SEARCH_LENGTH),
    filters: Object.fromEntries(values) as Values<Filters>,
  };
}

function readValue(filter: ListFilter, value: string | null): string {
  const isKnown = value !== null && (Object.hasOwn(filter.options, value) || filter.others?.test(value));
  return isKnown ? value : defaultOf(filter);
}

/** Keys that are numbers come first in any object, so that an empty one is looked for. */
export function defaultOf({ options }: Pick<ListFilter, 'options'>): string {
  return Object.hasOwn(options, '') ? '' : (Object.keys(options)[0] ?? '');
}

/** Names and values of the filters that are not at their default. */
function setFilters<Filters extends ListFilters>(filters: Filters, query: ListQuery<Filters>) {
  const values: [string, string][] = Object.entries(query.filters);
  return values.filter(([name, value]) => filters[name] && value !== defaultOf(filters[name]));
}

/** The address of a query: defaults are left out, parameters of others stay. */
export function writeListQuery<Filters extends ListFilters>(
  filters: Filters,
  params: URLSearchParams,
  query: ListQuery<Filters>,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of ['page', ...Object.keys(filters)]) written.delete(name);
  if (query.page > 1) written.set('page', String(query.page));
  for (const [name, value] of setFilters(filters, query)) written.set(name, value);
  return written;
}

/** The query as the API takes it. */
export function toListRequest<Filters extends ListFilters>(
  filters: Filters,
  query: ListQuery<Filters>,
): ListRequest<Filters> {
  const { page, search } = query;
  const values = Object.fromEntries(setFilters(filters, query));
  return { page, ...(search ? { search } : {}), ...values } as ListRequest<Filters>;
}

/** How many choices of a query hide rows. */
export function countSet<Filters extends ListFilters>(filters: Filters, query: ListQuery<Filters>): number {
  const hiding = setFilters(filters, query).filter(([name]) => !filters[name]?.isOrder);
  return hiding.length + (query.search === '' ? 0 : 1);
}

/** Whether a query hides rows. */
export function isFiltered<Filters extends ListFilters>(
  filters: Filters,
  query: ListQuery<Filters>,
): boolean {
  return countSet(filters, query) > 0;
}
