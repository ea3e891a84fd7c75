import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const PAGES = [
  [
    '/produkter',
    'products',
    'Våra första produkter lanseras snart.',
    'Tack! Vi hör av oss så fort vi lanserar.',
  ],
  [
    '/premium',
    'premium',
    'Mer tid för den som vill stanna längre.',
    'Tack. Vi hör av oss när Premium öppnar.',
  ],
] as const;

describe.each(PAGES)('%s', (path, purpose, heading, thanks) => {
  it('describes the coming product', async () => {
    renderSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('stores an address for its purpose alone, and thanks', async () => {
    const api = startFakeApi();
    const bodies: unknown[] = [];
    api.on('/api/notify', async (_, request) => {
      bodies.push(await request.json());
      return jsonResponse({ registered: true });
    });
    const { user } = renderSite(path);
    await user.type(await screen.findByLabelText('E-post'), 'kim@exempel.test');
    await user.click(screen.getByRole('button', { name: 'Säg till mig' }));
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(bodies).toEqual([{ email: 'kim@exempel.test', purpose }]);
  });

  it('reports a missing address, and sends nothing', async () => {
    const api = startFakeApi();
    const { user } = renderSite(path);
    await user.click(await screen.findByRole('button', { name: 'Säg till mig' }));
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription('Ange en giltig e-postadress.');
    expect(api.requests.map(({ pathname }) => pathname)).not.toContain('/api/notify');
  });

  it('keeps the address when the call fails', async () => {
    startFakeApi().on('/api/notify', networkFailure);
    const { user } = renderSite(path);
    await user.type(await screen.findByLabelText('E-post'), 'kim@exempel.test');
    await user.click(screen.getByRole('button', { name: 'Säg till mig' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('E-post')).toHaveValue('kim@exempel.test');
  });
});
