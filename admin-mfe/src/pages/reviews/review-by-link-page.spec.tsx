import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import './review-by-link-page';
import { answer, startFakeApi } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const CODE = 'POST /api/reviews/link/code';
const OPEN = 'POST /api/reviews/link/open';
const VERDICT = 'POST /api/reviews/link/verdict';
const REVIEW = {
  id: '3',
  post_id: '7',
  title: 'Stillhet',
  version: 4,
  reviewer: 'Prov Provsson',
  legitimation: 'psykolog',
  workplace: '',
  scope: 'Råden om vård',
  consents_to_name: false,
  sent_by: 'Edit',
  sent_at: '2026-03-05T10:00:00Z',
  verdict: null,
  decided_at: null,
  next_on: null,
  link_until: null,
  remarks: [],
};

async function askForCode() {
  const api = startFakeApi();
  api.on(CODE, () => new Response(null, { status: 204 }));
  const text = {
    ...aPost({ shows_crisis_card: true }),
    saved_at: REVIEW.sent_at,
    saved_by_name: 'Edit',
    version: 4,
  };
  api.on(OPEN, () => answer({ review: REVIEW, text, before: null, can_decide: true }));
  const { user } = renderAdmin('/admin/granska?token=abc');
  const button = await screen.findByRole('button', { name: 'Mejla koden' });
  expect(api.calls(CODE)).toEqual([]);
  await user.click(button);
  return { api, user, code: await screen.findByLabelText('Kod') };
}

describe('the page of a reviewer without an account', () => {
  it('opens the text by a mailed code, and takes the verdict by the same', async () => {
    const { api, user, code } = await askForCode();
    await user.type(code, '12345678');
    await user.click(screen.getByRole('button', { name: 'Öppna texten' }));
    expect(await screen.findByText('Text om stillhet.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Stillhet' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /112/ })[0]).toBeVisible();
    expect(screen.getByText('Det här ska granskas: Råden om vård')).toBeVisible();
    api.on(VERDICT, () => answer({ ...REVIEW, verdict: 'approved', next_on: '2029-03-05' }));
    await user.click(screen.getByRole('button', { name: 'Godkänn' }));
    expect(await screen.findByText('Gäller till och med 5 mars 2029')).toBeVisible();
    expect(api.calls(VERDICT)[0]?.body).toEqual({
      token: 'abc',
      code: '12345678',
      verdict: 'approved',
      consents_to_name: false,
    });
    expect(screen.queryByRole('button', { name: 'Godkänn' })).not.toBeInTheDocument();
  });

  it('says that a code is wrong', async () => {
    const { api, user, code } = await askForCode();
    const error = 'Koden stämmer inte eller är för gammal. Be om en ny.';
    api.on(OPEN, () => answer({ error, code: 'WRONG_CODE' }, 400));
    await user.type(code, '12345678');
    await user.click(screen.getByRole('button', { name: 'Öppna texten' }));
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('says when a link is not whole', async () => {
    startFakeApi();
    renderAdmin('/admin/granska');
    expect(await screen.findByText('Länken är inte hel. Öppna den från mejlet igen.')).toBeVisible();
  });
});
