import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign } from '../../../test/campaigns';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost } from '../../../test/open-post';

const LIST = 'GET /api/blog/admin/posts/:id/corrections';
const PUBLISH = 'POST /api/blog/admin/posts/:id/corrections';
const REMOVE = 'DELETE /api/blog/admin/posts/:id/corrections/:correction';
const CORRECTION = { id: '4', text: 'Det stod åtta timmar. Det ska vara nio.', published_day: '2026-11-26' };
const SENTENCE = 'Vad stod fel, och vad står det nu?';

async function openCorrections(corrections: object[] = [CORRECTION]) {
  const opened = await openPost(aPost({ status: 'published' }));
  const stored = [...corrections];
  opened.api.on(LIST, () => answer({ corrections: stored }));
  await opened.user.click(screen.getByRole('button', { name: 'Rättelser' }));
  return { ...opened, stored, region: within(await screen.findByRole('region', { name: 'Rättelser' })) };
}

describe('the corrections of a published post', () => {
  it('shows each with its day', async () => {
    const { region } = await openCorrections();
    expect(await region.findByText(CORRECTION.text)).toBeVisible();
    expect(region.getByText('26 november 2026')).toBeVisible();
  });

  it('publishes one sentence', async () => {
    const { api, user, region, stored } = await openCorrections([]);
    api.on(PUBLISH, () => {
      stored.push(CORRECTION);
      return answer(CORRECTION, 201);
    });
    await user.type(region.getByLabelText(SENTENCE), 'Det stod åtta.');
    await user.click(region.getByRole('button', { name: 'Publicera rättelse' }));
    expect(await region.findByText('Rättelsen är publicerad.')).toBeVisible();
    expect(api.calls(PUBLISH)[0]?.body).toEqual({ text: 'Det stod åtta.' });
    expect(await region.findByText(CORRECTION.text)).toBeVisible();
    expect(region.getByLabelText(SENTENCE)).toHaveValue('');
  });

  it('keeps the sentence that was not published', async () => {
    const { api, user, region } = await openCorrections([]);
    api.on(PUBLISH, () => answer({ error: 'Artikeln kunde inte hittas', code: 'POST_NOT_FOUND' }, 404));
    await user.type(region.getByLabelText(SENTENCE), 'Det stod åtta.');
    await user.click(region.getByRole('button', { name: 'Publicera rättelse' }));
    expect(await region.findByRole('alert')).toHaveTextContent('Artikeln kunde inte hittas');
    expect(region.getByLabelText(SENTENCE)).toHaveValue('Det stod åtta.');
  });

  it('removes one after a confirmation, and keeps the focus in the view', async () => {
    const { api, user, region, stored } = await openCorrections();
    api.on(REMOVE, () => {
      stored.length = 0;
      return answer(undefined, 204);
    });
    await user.click(await region.findByRole('button', { name: 'Ta bort' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Vill du ta bort rättelsen?' }));
    await user.click(dialog.getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Rättelser' })).toHaveFocus());
    expect(region.queryByText(CORRECTION.text)).not.toBeInTheDocument();
    expect(api.calls(REMOVE)).toHaveLength(1);
  });
});

it('offers no corrections of a draft', async () => {
  await openPost(aPost({ status: 'draft' }));
  expect(screen.queryByRole('button', { name: 'Rättelser' })).not.toBeInTheDocument();
});

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
