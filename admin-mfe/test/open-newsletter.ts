import type { paths } from '@stillsam/contracts';
import { screen } from '@testing-library/react';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../src/pages/dashboard/dashboard-page';
import '../src/pages/newsletter/newsletter-tab';
import { answer, startFakeApi } from './fake-api';
import { signedIn } from './fixtures';
import { renderAdmin } from './render-admin';

type List =
  paths['/api/admin/newsletter/subscribers']['get']['responses'][200]['content']['application/json'];
type Subscriber = List['subscribers'][number];

export const SUBSCRIBERS = 'GET /api/admin/newsletter/subscribers';

export function aSubscriber(changes: Partial<Subscriber> = {}): Subscriber {
  return {
    id: '1',
    email: 'rut@stillsam.test',
    first_name: 'Rut',
    last_name: 'Lindqvist',
    status: 'active',
    source: 'website',
    created_at: '2026-03-05T10:00:00Z',
    confirmed_at: '2026-03-06T10:00:00Z',
    interests: [],
    frequency: 'every',
    ...changes,
  };
}

export const BO = aSubscriber({
  id: '2',
  email: 'bo@stillsam.test',
  first_name: '',
  last_name: '',
  status: 'pending',
  confirmed_at: null,
});

/** Opens the newsletter's tab of the dashboard. @param pages the subscribers, page by page. */
export function openNewsletter(pages: Subscriber[][] = [[aSubscriber(), BO]], search = '') {
  const api = startFakeApi();
  signedIn(api);
  api.on(SUBSCRIBERS, ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const totalCount = pages.flat().length;
    return answer({
      subscribers: pages[page - 1] ?? [],
      pagination: { page, limit: 50, totalCount, totalPages: pages.length },
      statistics: { active_count: 1204, pending_count: 7, unsubscribed_count: 3, total_count: 1216 },
    } satisfies List);
  });
  api.on('GET /api/admin/newsletter/segments', () => answer({ segments: [] }));
  return { api, ...renderAdmin(`/admin/dashboard?flik=nyhetsbrev${search}`) };
}

export const row = (name: RegExp) => screen.findByRole('row', { name });
