import { readChoice, readListQuery, type ListQuery } from '../../../features/list/list-query';

export const MAIL_FILTERS = ['all', 'queued', 'sent', 'failed'] as const;

export interface OutboxQuery extends ListQuery {
  status: (typeof MAIL_FILTERS)[number];
}

export function readOutboxQuery(params: URLSearchParams): OutboxQuery {
  return { ...readListQuery(params), status: readChoice(params, 'status', MAIL_FILTERS) };
}
