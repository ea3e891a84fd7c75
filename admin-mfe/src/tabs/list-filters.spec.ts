import { describe, expect, it } from '@jest/globals';
import { isFiltered, readListQuery, type ListFilters } from '../features/list/list-query';
import { ENTRIES as AUDIT_ENTRIES } from '../pages/audit/audit-tab';
import { CAMPAIGNS } from '../pages/campaigns/campaigns-list';
import { MESSAGES } from '../pages/messages/messages-tab';
import { SUBSCRIBERS } from '../pages/newsletter/newsletter-tab';
import { ENTRIES as NOTIFY_ENTRIES } from '../pages/notify/notify-tab';
import { ORDERS } from '../pages/orders/orders-tab';
import { WITHDRAWALS } from '../pages/orders/withdrawals-list';
import { MAILS } from '../pages/outbox/outbox-tab';
import { POSTS } from '../pages/posts/posts-tab';

/** Of each list a filter with its values, the default first. */
const LISTS: [string, ListFilters, string, string[]][] = [
  ['posts', POSTS.filters, 'status', ['all', 'draft', 'scheduled', 'published']],
  ['posts', POSTS.filters, 'category', ['', 'somn', 'stresshantering', 'naring', 'sjalvmedkansla']],
  ['posts', POSTS.filters, 'sort', ['created', 'updated', 'published', 'title']],
  ['messages', MESSAGES.filters, 'status', ['all', 'unread', 'read', 'answered']],
  ['subscribers', SUBSCRIBERS.filters, 'status', ['all', 'active', 'pending', 'unsubscribed', 'bounced']],
  ['subscribers', SUBSCRIBERS.filters, 'sortBy', ['created_at', 'email', 'status']],
  ['subscribers', SUBSCRIBERS.filters, 'sortOrder', ['desc', 'asc']],
  [
    'notify lists',
    NOTIFY_ENTRIES.filters,
    'purpose',
    ['all', 'products', 'premium', 'trygg-punkt', 'somnforberedelse', 'fokustraning'],
  ],
  ['orders', ORDERS.filters, 'state', ['all', 'placed', 'paid', 'expired', 'refunded', 'withdrawn']],
  ['withdrawals', WITHDRAWALS.filters, 'status', ['all', 'received', 'handled']],
  ['outbox', MAILS.filters, 'status', ['all', 'queued', 'sent', 'failed']],
  [
    'campaigns',
    CAMPAIGNS.filters,
    'status',
    ['all', 'draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'],
  ],
];

describe.each(LISTS)('the address of the %s', (_, filters, name, values) => {
  const read = (params: Record<string, string>) => readListQuery(filters, new URLSearchParams(params));

  it(`names a value of ${name}, and means the first by anything else`, () => {
    const valueOf = (text: string) => read({ [name]: text }).filters[name];
    expect(values.map(valueOf)).toEqual(values);
    expect(['', 'other', ' all', 'ALL'].map(valueOf)).toEqual(Array(4).fill(values[0]));
  });

  it(`offers the values of ${name} in their order`, () => {
    expect(Object.keys(filters[name]?.options ?? {})).toEqual(values);
  });

  it('names a page and no search', () => {
    expect(read({ page: '3', search: 'rut' })).toMatchObject({ page: 3, search: '' });
    expect(read({})).toMatchObject({ page: 1, search: '' });
  });
});

describe('the order of subscribers', () => {
  it('filters nothing', () => {
    const { filters } = SUBSCRIBERS;
    const params = new URLSearchParams('sortBy=email&sortOrder=asc');
    expect(isFiltered(filters, readListQuery(filters, params))).toBe(false);
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
    const query = readListQuery(AUDIT_ENTRIES.filters, new URLSearchParams({ action }));
    expect(query.filters.action).toBe(read);
  });
});

describe('the days in the address of the orders', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['0202-03-05', ''],
    ['2026-03', ''],
    ['i dag', ''],
  ])('reads %j as %j', (from, read) => {
    const query = readListQuery(ORDERS.filters, new URLSearchParams({ from }));
    expect(query.filters.from).toBe(read);
    expect(isFiltered(ORDERS.filters, query)).toBe(read !== '');
  });
});
