import type { SortField, SortOrder, StatusFilter } from './subscribers.dto';

/** Ends in a unique column, so that no row is on two pages. */
const ORDERS: Record<SortField, readonly string[]> = {
  created_at: ['created_at', 'id'],
  email: ['email'],
  status: ['status', 'created_at', 'id'],
};

export const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

/** Columns of ORDER BY. A list of one status is not ordered by status. */
export function columnsOf(field: SortField, status: StatusFilter): string[] {
  return ORDERS[field].filter((column) => column !== 'status' || status === 'all');
}

/** Column names come from the lists above, never from the request. */
export function orderBy(columns: readonly string[], order: SortOrder): string {
  return columns.map((column) => `${column} ${order}`).join(', ');
}
