import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import './review-page';
import { answer, startFakeApi } from '../../../test/fake-api';
import { aPost, REVIEWER, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const READ = 'GET /api/admin/reviews/:id';
const REMARK = 'POST /api/admin/reviews/:id/remarks';
const VERDICT = 'POST /api/admin/reviews/:id/verdict';
const REVIEW = {
  id: '3',
  post_id: '7',
  title: 'Stillhet',
  version: 4,
  reviewer: 'Lo',
  sent_by: 'Edit',
  sent_at: '2026-03-05T10:00:00Z',
  legitimation: 'psykolog',
  workplace: '',
  scope: '',
  consents_to_name: false,
  verdict: null,
  decided_at: null,
  next_on: null,
  remarks: [],
};

const CONSENT = 'PUT /api/admin/reviews/:id/consent';

async function open(changes: object = {}, canDecide = true, before: object | null = null) {
  const api = startFakeApi();
  signedIn(api, REVIEWER);
  let review = { ...REVIEW, ...changes };
  const text = { ...aPost(), saved_at: REVIEW.sent_at, saved_by_name: 'Edit', version: 4 };
  api.on(READ, () =>
    answer({
      review,
      text,
      before: before && { ...text, ...before },
      can_decide: canDecide && review.verdict === null,
    }),
  );
  const set = (next: object) => {
    review = { ...review, ...next };
    return answer(review);
  };
  const { user } = renderAdmin('/admin/granskning/3');
  await screen.findByRole('heading', { name: 'Stillhet' });
  return { api, user, set };
}

describe('the page of a review', () => {
  it('shows the text as it was sent, and by whom', async () => {
    await open();
    expect(screen.getByText('Text om stillhet.')).toBeVisible();
    expect(screen.getByText('Skickad av Edit')).toBeVisible();
    expect(screen.getByText('Väntar på granskning')).toBeVisible();
  });

  it('adds a remark', async () => {
    const { api, user, set } = await open();
    api.on(REMARK, () =>
      set({ remarks: [{ text: 'Dosen stämmer inte.', quote: '', created_at: REVIEW.sent_at }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Spara anmärkningen' }));
    expect(await screen.findByText('Skriv din anmärkning.')).toBeVisible();
    await user.type(screen.getByLabelText('Ny anmärkning'), 'Dosen stämmer inte.');
    await user.click(screen.getByRole('button', { name: 'Spara anmärkningen' }));
    expect(await screen.findByText('Anmärkningen är sparad.')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Anmärkningar' });
    expect(within(list).getByText('Dosen stämmer inte.')).toBeVisible();
    expect(api.calls(REMARK)[0]?.body).toEqual({ text: 'Dosen stämmer inte.', quote: '' });
  });

  it('ends with an approval, after which nothing can be added', async () => {
    const { api, user, set } = await open();
    api.on(VERDICT, () => set({ verdict: 'approved', decided_at: REVIEW.sent_at }));
    await user.click(screen.getByLabelText('Mitt namn och min arbetsplats får visas på sidan'));
    await user.click(screen.getByRole('button', { name: 'Godkänn' }));
    expect(await screen.findByText('Godkänd')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Godkänn' })).not.toBeInTheDocument());
    expect(screen.queryByLabelText('Ny anmärkning')).not.toBeInTheDocument();
    expect(api.calls(VERDICT)[0]?.body).toEqual({ verdict: 'approved', consents_to_name: true });
  });

  it('says why a verdict was refused', async () => {
    const { api, user } = await open();
    const error = 'Granskningen är redan avslutad.';
    api.on(VERDICT, () => answer({ error, code: 'REVIEW_DECIDED' }, 409));
    await user.click(screen.getByRole('button', { name: 'Skicka tillbaka' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });

  it('shows what differs since the text was last approved', async () => {
    await open({}, true, { content: '<p>Text om lugn.</p>' });
    const part = within(await screen.findByRole('region', { name: 'Ändrat sedan förra granskningen' }));
    expect((await part.findByText('lugn')).closest('del')).toBeInTheDocument();
    expect(part.getByText('stillhet').closest('ins')).toBeInTheDocument();
  });

  it('lets the reviewer withdraw the name from the page', async () => {
    const { api, user, set } = await open({ verdict: 'approved', consents_to_name: true });
    api.on(CONSENT, () => set({ consents_to_name: false }));
    await user.click(screen.getByRole('button', { name: 'Visa inte namnet längre' }));
    expect(await screen.findByText('Bara yrket visas på sidan.')).toBeVisible();
    expect(api.calls(CONSENT)[0]?.body).toEqual({ consents_to_name: false });
  });

  it('leaves the verdict to the reviewer', async () => {
    await open({}, false);
    expect(screen.queryByRole('button', { name: 'Godkänn' })).not.toBeInTheDocument();
  });
});

describe('the tab of reviews', () => {
  it('stands beside the overview alone for a reviewer, and leads to the texts', async () => {
    const api = startFakeApi();
    signedIn(api, REVIEWER);
    api.on('GET /api/admin/reviews', () => answer({ reviews: [REVIEW] }));
    renderAdmin('/admin/dashboard');
    expect(await screen.findByRole('link', { name: 'Stillhet' })).toHaveAttribute(
      'href',
      '/admin/granskning/3',
    );
    const navigation = screen.getByRole('navigation', { name: 'Redaktionens delar' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Översikt', 'Granskning', 'Ditt konto']);
  });

  it('says when there is nothing to review', async () => {
    const api = startFakeApi();
    signedIn(api, REVIEWER);
    api.on('GET /api/admin/reviews', () => answer({ reviews: [] }));
    renderAdmin('/admin/dashboard');
    expect(await screen.findByText('Inget att granska')).toBeVisible();
  });
});
