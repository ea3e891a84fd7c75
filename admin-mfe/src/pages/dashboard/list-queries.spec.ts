import { describe, expect, it } from '@jest/globals';
import { readAuditQuery } from './audit/audit-query.logic';
import { readMessagesQuery } from './messages/messages-query.logic';
import { readSubscribersQuery, UNFILTERING } from './newsletter/newsletter-query.logic';
import { readNotifyQuery } from './notify/notify-query.logic';
import { readOrdersQuery, readWithdrawalsQuery } from './orders/orders-query.logic';
import { readOutboxQuery } from './outbox/outbox-query.logic';
import { readPostsQuery } from './posts-query.logic';

type Read = (params: URLSearchParams) => object;
const read = (query: Read, address: string) => query(new URLSearchParams(address));

const STATUSES: [string, Read, string[]][] = [
  ['posts', readPostsQuery, ['all', 'draft', 'scheduled', 'published']],
  ['messages', readMessagesQuery, ['all', 'unread', 'read', 'answered']],
  ['mails', readOutboxQuery, ['all', 'queued', 'sent', 'failed']],
  ['orders', readOrdersQuery, ['all', 'reserved', 'confirmed', 'cancelled', 'withdrawn']],
  ['withdrawals', readWithdrawalsQuery, ['all', 'received', 'handled']],
  ['subscribers', readSubscribersQuery, ['all', 'active', 'pending', 'unsubscribed', 'bounced']],
];

describe.each(STATUSES)('the list of %s', (_, query, statuses) => {
  it.each(statuses)('is filtered by %s, and keeps page and search', (status) => {
    expect(read(query, `status=${status}&page=3&search=vila`)).toMatchObject({
      status,
      page: 3,
      search: 'vila',
    });
  });

  it('shows all where the address says nothing, or nothing known', () => {
    for (const address of ['', 'status=', 'status=okand'])
      expect(read(query, address)).toMatchObject({ status: 'all', page: 1, search: '' });
  });
});

describe('the list of notify entries', () => {
  it.each(['all', 'products', 'premium', 'trygg-punkt', 'somnforberedelse', 'fokustraning'])(
    'is filtered by the purpose %s',
    (purpose) => {
      expect(read(readNotifyQuery, `purpose=${purpose}&page=2`)).toEqual({ purpose, page: 2, search: '' });
    },
  );

  it('shows all for an unknown purpose', () => {
    expect(read(readNotifyQuery, 'purpose=okand')).toEqual({ purpose: 'all', page: 1, search: '' });
  });
});

describe('the order of subscribers', () => {
  it.each(['created_at', 'email', 'status'])('goes by %s, both ways', (sortBy) => {
    for (const sortOrder of ['asc', 'desc'])
      expect(read(readSubscribersQuery, `sortBy=${sortBy}&sortOrder=${sortOrder}`)).toMatchObject({
        sortBy,
        sortOrder,
      });
  });

  it('is newest first unless another is chosen, and filters nothing', () => {
    expect(read(readSubscribersQuery, 'sortBy=x&sortOrder=x')).toMatchObject({
      sortBy: 'created_at',
      sortOrder: 'desc',
    });
    expect(UNFILTERING).toEqual(['sortBy', 'sortOrder']);
  });
});

describe('the audit log', () => {
  it('is filtered by the name of a call', () => {
    expect(read(readAuditQuery, 'action=posts_update&search=anna')).toEqual({
      action: 'posts_update',
      search: 'anna',
      page: 1,
    });
    expect(read(readAuditQuery, `action=${'a'.repeat(100)}`)).toMatchObject({ action: 'a'.repeat(100) });
  });

  it.each(['', 'two words', '-posts', 'posts-', 'a'.repeat(101)])('takes %j for no name', (action) => {
    const query = readAuditQuery(new URLSearchParams({ action }));
    expect(query.action).toBe('');
  });
});
