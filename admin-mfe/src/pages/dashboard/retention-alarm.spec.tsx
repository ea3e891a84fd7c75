import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { aList, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';

function openDashboard(status: { last_run_at: string | null; is_overdue: boolean }) {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/blog/admin/posts', () => answer(aList([])));
  api.on('GET /api/health/retention', () => answer(status));
  renderAdmin('/admin/dashboard');
  return api;
}

describe('the alarm of retention', () => {
  it('says above the tabs that it has not run, and when it last did', async () => {
    openDashboard({ last_run_at: '2026-03-05T10:00:00Z', is_overdue: true });
    const alarm = await screen.findByRole('alert');
    expect(alarm).toHaveTextContent('Gamla uppgifter gallras inte');
    expect(alarm).toHaveTextContent('Gallringen kördes senast 5 mars 2026 kl. 11.00.');
  });

  it('says that it has never run', async () => {
    openDashboard({ last_run_at: null, is_overdue: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Gallringen har aldrig körts.');
  });

  it('stays silent where retention runs', async () => {
    const api = openDashboard({ last_run_at: '2026-03-05T10:00:00Z', is_overdue: false });
    await screen.findByText('Inga blogginlägg hittades.');
    expect(api.calls('GET /api/health/retention')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
