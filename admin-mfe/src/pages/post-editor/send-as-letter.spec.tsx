import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCampaign } from '../../../test/campaigns';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost } from '../../../test/open-post';

const CREATE = 'POST /api/admin/campaigns';
const PUBLISHED = aPost({ status: 'published', published_at: '2026-03-05T10:00:00Z' });

it('makes a letter of a published post and opens it', async () => {
  const { api, user, router } = await openPost(PUBLISHED);
  api.on(CREATE, () => answer(aCampaign({ id: '12' }), 201));
  await user.click(screen.getByRole('button', { name: 'Skicka som brev' }));
  expect(await screen.findByText('Utskickets redigerare')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/utskick/12');
  expect(api.calls(CREATE).map(({ body }) => body)).toEqual([{ post_id: '7' }]);
});

it('asks to save what was changed first, and makes nothing', async () => {
  const { api, user } = await openPost(PUBLISHED);
  api.on(CREATE, () => answer(aCampaign({ id: '12' }), 201));
  await user.type(screen.getByLabelText('Titel'), ' nu');
  await user.click(screen.getByRole('button', { name: 'Skicka som brev' }));
  expect(await screen.findByText(/Spara först/)).toBeVisible();
  expect(api.calls(CREATE)).toHaveLength(0);
});

it('says why it could not', async () => {
  const { api, user } = await openPost(PUBLISHED);
  api.on(CREATE, () => answer({ error: 'Vila en stund.' }, 503));
  await user.click(screen.getByRole('button', { name: 'Skicka som brev' }));
  expect(await screen.findByText('Vila en stund.')).toBeVisible();
});

it('offers no letter of a draft, which readers cannot open', async () => {
  await openPost();
  expect(screen.queryByRole('button', { name: 'Skicka som brev' })).not.toBeInTheDocument();
});
