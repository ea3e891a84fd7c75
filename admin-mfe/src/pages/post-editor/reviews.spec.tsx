import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost } from '../../../test/open-post';

const REVIEWERS = 'GET /api/blog/admin/reviewers';
const LIST = 'GET /api/blog/admin/posts/:id/reviews';
const SEND = 'POST /api/blog/admin/posts/:id/reviews';
const REVIEW = {
  id: '3',
  post_id: '7',
  title: 'Stillhet',
  version: 2,
  reviewer: 'Lo',
  sent_by: 'Edit',
  sent_at: '2026-03-05T10:00:00Z',
  verdict: 'returned',
  decided_at: '2026-03-06T10:00:00Z',
  remarks: [{ text: 'Dosen stämmer inte.', created_at: '2026-03-06T09:00:00Z' }],
};

async function openReviews(reviewers: object[] = [{ id: '6', name: 'Lo' }]) {
  const opened = await openPost(aPost());
  opened.api.on(REVIEWERS, () => answer({ reviewers }));
  opened.api.on(LIST, () => answer({ reviews: [REVIEW] }));
  await opened.user.click(screen.getByRole('button', { name: 'Granskning' }));
  return { ...opened, region: within(await screen.findByRole('region', { name: 'Granskning' })) };
}

describe('the view of a post’s reviews', () => {
  it('shows what a reviewer has said of a version', async () => {
    const { region } = await openReviews();
    expect(await region.findByText('Dosen stämmer inte.')).toBeVisible();
    expect(region.getByText('Tillbakaskickad')).toBeVisible();
    expect(region.getByText('Version 2')).toBeVisible();
  });

  it('begins by sending the saved version', async () => {
    const { api, user, region } = await openReviews();
    api.on(SEND, () => answer({ ...REVIEW, verdict: null }, 201));
    expect(await region.findByRole('option', { name: 'Lo' })).toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Skicka till granskning' }));
    expect(await region.findByText('Texten är skickad till Lo.')).toBeVisible();
    expect(api.calls(SEND)[0]?.body).toEqual({ reviewer_id: '6', version: aPost().version });
  });

  it('says why a version was not sent', async () => {
    const { api, user, region } = await openReviews();
    const error = 'Den här versionen är redan skickad till granskaren.';
    api.on(SEND, () => answer({ error, code: 'REVIEW_ALREADY_SENT' }, 409));
    await region.findByRole('option', { name: 'Lo' });
    await user.click(region.getByRole('button', { name: 'Skicka till granskning' }));
    expect(await region.findByRole('alert')).toHaveTextContent(error);
  });

  it('needs a reviewer, whom an owner invites', async () => {
    const { region } = await openReviews([]);
    expect(await region.findByText(/En ägare kan bjuda in någon under Konton/)).toBeVisible();
  });
});
