import { readChoice, readListQuery, type ListQuery } from '../../../features/list/list-query';

export const PURPOSE_FILTERS = [
  'all',
  'products',
  'premium',
  'trygg-punkt',
  'somnforberedelse',
  'fokustraning',
] as const;

export interface NotifyQuery extends ListQuery {
  purpose: (typeof PURPOSE_FILTERS)[number];
}

export function readNotifyQuery(params: URLSearchParams): NotifyQuery {
  return { ...readListQuery(params), purpose: readChoice(params, 'purpose', PURPOSE_FILTERS) };
}
