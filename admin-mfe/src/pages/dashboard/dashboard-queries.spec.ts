import { describe, expect, it } from '@jest/globals';
import { readAuditQuery } from './audit/audit-query.logic';
import { readMessagesQuery } from './messages/messages-query.logic';
import { readSubscribersQuery } from './newsletter/newsletter-query.logic';
import { readNotifyQuery } from './notify/notify-query.logic';
import { readOrdersQuery, readWithdrawalsQuery } from './orders/orders-query.logic';
import { readOutboxQuery } from './outbox/outbox-query.logic';
import { readPostsQuery } from './posts-query.logic';

/** Of each list: how its address is read, and a filter with its values, the default first. */
const LISTS = [
  ['posts', readPostsQuery, 'status', ['all', 'draft', 'scheduled', 'published']],
  ['messages', readMessagesQuery, 'status', ['all', 'unread', 'read', 'answered']],
  ['subscribers', readSubscribersQuery, 'status', ['all', 'active', 'pending', 'unsubscribed', 'bounced']],
  ['subscribers', readSubscribersQuery, 'sortBy', ['created_at', 'email', 'status']],
  ['subscribers', readSubscribersQuery, 'sortOrder', ['desc', 'asc']],
  [
    'notify lists',
    readNotifyQuery,
    'purpose',
    ['all', 'products', 'premium', 'trygg-punkt', 'somnforberedelse', 'fokustraning'],
  ],
  ['orders', readOrdersQuery, 'status', ['all', 'reserved', 'confirmed', 'cancelled', 'withdrawn']],
  ['withdrawals', readWithdrawalsQuery, 'status', ['all', 'received', 'handled']],
  ['outbox', readOutboxQuery, 'status', ['all', 'queued', 'sent', 'failed']],
] as const;

describe.each(LISTS)('the address of the %s', (_, read, name, values) => {
  it(`names a value of ${name}, and means the first by anything else`, () => {
    const valueOf = (text: string) =>
      Object.entries(read(new URLSearchParams({ [name]: text }))).find(([key]) => key === name)?.[1];
    expect(values.map(valueOf)).toEqual(values);
    expect(['', 'other', ' all', 'ALL'].map(valueOf)).toEqual(Array(4).fill(values[0]));
  });

  it('names a page and a search', () => {
    expect(read(new URLSearchParams('page=3&search=rut'))).toMatchObject({ page: 3, search: 'rut' });
    expect(read(new URLSearchParams())).toMatchObject({ page: 1, search: '' });
  });
});

describe('the address of the audit log', () => {
  it.each([
    ['Orders_confirm', 'Orders_confirm'],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), ''],
    ['', ''],
    ['a b', ''],
    ['a-b', ''],
    ['=a', ''],
  ])('names the call %j: %j', (action, read) => {
    expect(readAuditQuery(new URLSearchParams({ action }))).toEqual({ page: 1, search: '', action: read });
  });

  it('names none, a page and a search', () => {
    expect(readAuditQuery(new URLSearchParams('page=2&search=a'))).toEqual({
      page: 2,
      search: 'a',
      action: '',
    });
  });
});
