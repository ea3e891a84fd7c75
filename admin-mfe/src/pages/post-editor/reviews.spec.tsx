import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost, openPostAsHtml, SAVE_POST, saveButton } from '../../../test/open-post';

const KEEP = 'POST /api/blog/admin/posts/:id/reviews/editorial-changes';
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
  next_on: null,
  link_until: null,
  remarks: [{ text: 'Dosen stämmer inte.', quote: 'Ta två om dagen.', created_at: '2026-03-06T09:00:00Z' }],
};

const STATE = {
  reviews: [REVIEW],
  current: { state: 'none', next_on: null },
  can_keep: false,
  decisions: [],
};

async function openReviews(state: object = {}) {
  const opened = await openPost(aPost());
  opened.api.on(REVIEWERS, () => answer({ reviewers: [{ id: '6', name: 'Lo' }] }));
  opened.api.on(LIST, () => answer({ ...STATE, ...state }));
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

  it('says whether the saved text is reviewed, and until when', async () => {
    const { region } = await openReviews({ current: { state: 'expired', next_on: '2026-03-05' } });
    expect(await region.findByText(/^Granskningen gick ut 5 mars 2026\./)).toBeVisible();
    expect(region.getByText('Ta två om dagen.')).toBeVisible();
  });

  it('sends the saved version to an account', async () => {
    const { api, user, region } = await openReviews();
    api.on(SEND, () => answer({ ...REVIEW, verdict: null }, 201));
    await user.selectOptions(await region.findByLabelText('Granskare'), await region.findByText('Lo'));
    await user.type(region.getByLabelText('Yrke som legitimationen gäller'), 'psykolog');
    await user.click(region.getByRole('button', { name: 'Skicka till granskning' }));
    expect(await region.findByText('Texten är skickad till Lo.')).toBeVisible();
    expect(api.calls(SEND)[0]?.body).toMatchObject({
      reviewer_id: '6',
      legitimation: 'psykolog',
      valid_months: 36,
      version: aPost().version,
    });
  });

  it('sends it by a link to who has no account, by name and address', async () => {
    const { api, user, region } = await openReviews();
    api.on(SEND, () => answer({ ...REVIEW, verdict: null }, 201));
    await user.click(await region.findByRole('button', { name: 'Skicka till granskning' }));
    expect(await region.findByText('Skriv en e-postadress.')).toBeVisible();
    await user.type(region.getByLabelText('Granskarens namn'), 'Prov Provsson');
    await user.type(region.getByLabelText('Granskarens e-post'), 'prov@exempel.se');
    await user.type(region.getByLabelText('Yrke som legitimationen gäller'), 'psykolog');
    await user.selectOptions(region.getByLabelText('Granskas igen'), 'Om ett år');
    await user.click(region.getByRole('button', { name: 'Skicka till granskning' }));
    await waitFor(() => expect(api.calls(SEND)).toHaveLength(1));
    expect(api.calls(SEND)[0]?.body).toMatchObject({
      name: 'Prov Provsson',
      email: 'prov@exempel.se',
      valid_months: 12,
    });
  });

  it('sends the link again, and takes it back when asked twice', async () => {
    const waiting = { ...REVIEW, verdict: null, link_until: '2026-03-19T10:00:00Z' };
    const { api, user, region } = await openReviews({ reviews: [waiting] });
    const ONE = '/api/blog/admin/posts/:id/reviews/:review';
    api.on(`POST ${ONE}/link`, () => answer(waiting, 201));
    api.on(`DELETE ${ONE}`, () => new Response(null, { status: 204 }));
    expect(await region.findByText(/^Länken i mejlet gäller till 19 mars 2026/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Skicka länken igen' }));
    expect(await region.findByText(/^En ny länk är på väg/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Dra tillbaka länken' }));
    expect(api.calls(`DELETE ${ONE}`)).toHaveLength(0);
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Dra tillbaka länken' }));
    await waitFor(() => expect(api.calls(`DELETE ${ONE}`)).toHaveLength(1));
  });

  it('says why a version was not sent', async () => {
    const { api, user, region } = await openReviews();
    const error = 'Den här versionen är redan skickad till granskaren.';
    api.on(SEND, () => answer({ error, code: 'REVIEW_ALREADY_SENT' }, 409));
    await user.selectOptions(await region.findByLabelText('Granskare'), await region.findByText('Lo'));
    await user.type(region.getByLabelText('Yrke som legitimationen gäller'), 'psykolog');
    await user.click(region.getByRole('button', { name: 'Skicka till granskning' }));
    expect(await region.findByRole('alert')).toHaveTextContent(error);
  });

  it('keeps a review by a named decision, and lists the decisions', async () => {
    const decision = {
      kind: 'exemption',
      reason: 'Granskaren har tid i mars.',
      by: 'Ada',
      at: '2026-03-05T10:00:00Z',
      ended_at: null,
    };
    const { api, user, region } = await openReviews({ can_keep: true, decisions: [decision] });
    api.on(KEEP, () => answer({ ...STATE, can_keep: false }, 201));
    expect(await region.findByText('Granskaren har tid i mars.')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Behåll granskningen' }));
    expect(await region.findByText('Skriv minst tio tecken.')).toBeVisible();
    await user.type(region.getByLabelText('Vad är ändrat?'), 'Ett stavfel i ingressen.');
    await user.click(region.getByRole('button', { name: 'Behåll granskningen' }));
    await waitFor(() => expect(api.calls(KEEP)[0]?.body).toEqual({ reason: 'Ett stavfel i ingressen.' }));
  });
});

describe('a save that the gate of review stops', () => {
  const REFUSED = { error: 'En text med kriskortet publiceras bara granskad.', code: 'REVIEW_REQUIRED' };

  it('asks why the text is published without a review', async () => {
    const { api, user } = await openPostAsHtml();
    let saves = 0;
    api.on(SAVE_POST, () => (saves++ ? answer(aPost()) : answer({ ...REFUSED, can_keep: false }, 422)));
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Texten visar kriskortet' }));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    const field = dialog.getByLabelText('Varför publiceras den utan granskning?');
    expect(field).toHaveValue('Inte granskad av legitimerad personal.');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Publicera' }));
    expect(await dialog.findByText('Skriv minst tio tecken.')).toBeVisible();
    await user.type(field, 'Granskaren har tid i mars.');
    await user.click(dialog.getByRole('button', { name: 'Publicera' }));
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE_POST)[1]?.body).toMatchObject({ exemption_reason: 'Granskaren har tid i mars.' });
  });

  it('offers to keep the review where no clinical sentence has changed', async () => {
    const { api, user } = await openPostAsHtml();
    let saves = 0;
    api.on(SAVE_POST, () => (saves++ ? answer(aPost()) : answer({ ...REFUSED, can_keep: true }, 422)));
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Texten visar kriskortet' }));
    expect(dialog.getByRole('radio', { name: /^Behåll granskningen/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Utan granskning/ }));
    expect(dialog.getByRole('textbox')).toHaveValue('Inte granskad av legitimerad personal.');
    await user.click(dialog.getByRole('radio', { name: /^Behåll granskningen/ }));
    await user.type(dialog.getByLabelText('Vad är ändrat?'), 'Ett stavfel i ingressen.');
    await user.click(dialog.getByRole('button', { name: 'Publicera' }));
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE_POST)[1]?.body).toMatchObject({ editorial_reason: 'Ett stavfel i ingressen.' });
  });

  it('leaves the text unsaved when the question is put off', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer({ ...REFUSED, can_keep: false }, 422));
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Stäng' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Titel')).toHaveValue(`${aPost().title}!`);
  });
});
