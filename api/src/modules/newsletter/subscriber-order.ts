import type { SortField, SortOrder, StatusFilter } from './subscribers.dto';

/** Ends in what is unique, so that no row stands on two pages. */
const ORDERS: Record<SortField, readonly string[]> = {
  created_at: ['created_at', 'id'],
  email: ['email'],
  status: ['status', 'created_at', 'id'],
};

export const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

/** Columns to order by. Within one status the status itself orders nothing. */
export function columnsOf(field: SortField, status: StatusFilter): string[] {
  return ORDERS[field].filter((column) => column !== 'status' || status === 'all');
}

/** Column names are those of the lists above, never a caller's words. */
export function orderBy(columns: readonly string[], order: SortOrder): string {
  return columns.map((column) => `${column} ${order}`).join(', ');
}
