import type { SubscriberFilter } from './bulk-action';

type Filters = Omit<SubscriberFilter, 'search' | 'status'>;

interface Query {
  search: string;
  filters: { status: SubscriberFilter['status'] } & { [Name in keyof Filters]-?: Filters[Name] | '' };
}

/** Whom the list selects, as the API takes it. */
export function toFilter({
  search,
  filters: { status, interest, frequency, source },
}: Query): SubscriberFilter {
  return {
    status,
    ...(search ? { search } : {}),
    ...(interest ? { interest } : {}),
    ...(frequency ? { frequency } : {}),
    ...(source ? { source } : {}),
  };
}

const NAMES = ['status', 'interest', 'frequency', 'source'] as const;

/** The parameters of the list in an address; what filters nothing is left out, and so is the search. */
export function paramsOf(filter: SubscriberFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = filter[name];
    if (value && value !== 'all') params.set(name, value);
  }
  return params;
}

export const isSameFilter = (one: SubscriberFilter, other: SubscriberFilter) =>
  one.search === other.search && paramsOf(one).toString() === paramsOf(other).toString();
