import { readListQuery, type ListQuery } from '../../../features/list/list-query';

export interface AuditQuery extends ListQuery {
  /** Name of a call of the API; empty for all. */
  action: string;
}

const ACTION = /^\w{1,100}$/;

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const action = params.get('action') ?? '';
  return { ...readListQuery(params), action: ACTION.test(action) ? action : '' };
}
