import { readChoice, readListQuery, type ListQuery } from '../../../features/list/list-query';

export const MESSAGE_FILTERS = ['all', 'unread', 'read', 'answered'] as const;

export interface MessagesQuery extends ListQuery {
  status: (typeof MESSAGE_FILTERS)[number];
}

export function readMessagesQuery(params: URLSearchParams): MessagesQuery {
  return { ...readListQuery(params), status: readChoice(params, 'status', MESSAGE_FILTERS) };
}
