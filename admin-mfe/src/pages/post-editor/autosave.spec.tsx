import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost, prepareEditor } from '../../../test/open-post';
import { renderAdmin } from '../../../test/render-admin';

const READ = 'GET /api/blog/admin/working-copies/:post';
const KEEP = 'PUT /api/blog/admin/working-copies/:post/:tab';
const DROP = 'DELETE /api/blog/admin/working-copies/:post/:tab';
const SAVED_AT = '2026-03-05T13:32:00Z';

afterEach(() => void jest.useRealTimers());

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function type(title: string) {
  fireEvent.change(screen.getByLabelText('Titel'), { target: { value: title } });
}

async function openAndKeep() {
  const opened = await openPost();
  opened.api.on(KEEP, () => answer({ saved_at: SAVED_AT }));
  opened.api.on(DROP, () => new Response(null, { status: 204 }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  return opened;
}

describe('the typed text', () => {
  it('goes to a working copy a moment later, with a polite announcement', async () => {
    const { api } = await openAndKeep();
    type('Ny titel');
    expect(screen.getByText('Inte sparat än')).toBeVisible();
    await pass(2000);
    type('Ny titel nu');
    await pass(1000);
    expect(api.calls(KEEP)).toHaveLength(1);
    expect(api.calls(KEEP)[0]?.body).toMatchObject({ title: 'Ny titel nu', tags: ['vila'], base_version: 3 });
    expect(screen.getByText('Sparat 14.32')).toBeVisible();
    const told = screen.getByText('Det du skriver sparas efter hand som din arbetskopia.');
    type('Ny titel igen');
    await pass(3000);
    expect(api.calls(KEEP)).toHaveLength(2);
    // The same text is not announced again.
    expect(screen.getByText('Det du skriver sparas efter hand som din arbetskopia.')).toBe(told);
    await pass(60_000);
    expect(api.calls(KEEP)).toHaveLength(2);
  });

  it('leaves both stores once the author undoes it', async () => {
    const { api } = await openAndKeep();
    type('Ny titel');
    await pass(3000);
    type('Stillhet');
    await pass(3000);
    expect(api.calls(DROP)).toHaveLength(1);
    expect(screen.queryByText(/Sparat/)).not.toBeInTheDocument();
  });

  it('stays in the browser while the API is down, without a dialog, and is saved later', async () => {
    const { api } = await openAndKeep();
    api.on(KEEP, () => answer({ error: 'Logga in.' }, 401));
    type('Ny titel');
    await pass(3000);
    expect(screen.getByText('Sparat bara i den här webbläsaren')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('stillsam-drafts')).toContain('Ny titel');
    api.on(KEEP, () => answer({ saved_at: SAVED_AT }));
    await pass(15_000);
    expect(screen.getByText('Sparat 14.32')).toBeVisible();
  });

  it('makes no copy after the post was saved with it', async () => {
    const { api } = await openAndKeep();
    api.on('PUT /api/blog/posts/:id', () => answer(aPost({ version: 4 })));
    type('Ny titel');
    fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await pass(10_000);
    expect(screen.getByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(KEEP)).toHaveLength(0);
  });
});

describe('a working copy from another place', () => {
  const fields = { ...copyOfPost(), title: 'Från telefonen' };

  async function openWithCopy(base_version = 3, olderOnes: unknown[] = []) {
    const api = prepareEditor();
    api.on('GET /api/blog/admin/posts/:id', () => answer(aPost()));
    const copy = { tab: 'phone', fields, base_version, saved_at: SAVED_AT };
    api.on(READ, () => answer({ copies: [copy, ...olderOnes] }));
    api.on(DROP, () => new Response(null, { status: 204 }));
    api.on(KEEP, () => answer({ saved_at: SAVED_AT }));
    const { user } = renderAdmin('/admin/blog/edit/7');
    await screen.findByText(/5 mars( 2026)? kl\. 14\.32$/);
    return { api, user };
  }

  it('offers itself and restores the text', async () => {
    const { user } = await openWithCopy();
    await user.click(screen.getByRole('button', { name: 'Ta fram' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Från telefonen');
    expect(screen.getByLabelText('Taggar')).toHaveValue('vila');
    expect(screen.queryByText(/^Osparad text från/)).not.toBeInTheDocument();
  });

  it('can be discarded', async () => {
    const { api, user } = await openWithCopy();
    await user.click(screen.getByRole('button', { name: 'Släng' }));
    expect(screen.getByText(/^Osparad text från/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Släng texten' }));
    expect(screen.queryByText(/^Osparad text från/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls(DROP).at(-1)?.url.pathname).toBe('/api/blog/admin/working-copies/7/phone'),
    );
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet');
  });

  it('comes back by no list that arrives after it was taken up', async () => {
    const text = { fields: { ...fields, tags: 'vila' }, base: {}, isSlugByHand: false, version: 3 };
    const record = { ...text, tab: 'early', document: '7', savedAt: new Date().toISOString() };
    window.localStorage.setItem('stillsam-drafts', JSON.stringify([record]));
    const api = prepareEditor();
    const list = heldAnswer();
    api.on('GET /api/blog/admin/posts/:id', () => answer(aPost()));
    api.on(READ, list.wait);
    api.on(DROP, () => new Response(null, { status: 204 }));
    api.on(KEEP, () => answer({ saved_at: SAVED_AT }));
    api.on('PUT /api/blog/posts/:id', () => answer(aPost({ version: 4 })));
    const { user } = renderAdmin('/admin/blog/edit/7');
    await user.click(await screen.findByRole('button', { name: 'Ta fram' }));
    list.release(answer({ copies: [{ tab: 'early', fields, base_version: 3, saved_at: SAVED_AT }] }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(screen.queryByText(/^Osparad text/)).not.toBeInTheDocument();
    const dropped = () => api.calls(DROP).filter(({ url }) => url.pathname.endsWith('/early'));
    await waitFor(() => expect(dropped()).toHaveLength(1));
    expect(window.localStorage.getItem('stillsam-drafts')).toBeNull();
  });

  describe('with others', () => {
    const older = { tab: 'tablet', fields: { ...fields, title: '' }, base_version: 3 };

    async function openList() {
      const opened = await openWithCopy(3, [{ ...older, saved_at: '2026-03-04T08:00:00Z' }]);
      expect(screen.getByText(/^2 osparade texter, senast 5 mars/)).toBeVisible();
      await opened.user.click(screen.getByRole('button', { name: 'Visa alla' }));
      return opened;
    }

    it('unfolds a list of them, each of which can be thrown away', async () => {
      const { user } = await openList();
      const [, second] = screen.getAllByRole('button', { name: 'Släng' });
      expect(second).toHaveAccessibleDescription(/^.+ 4\smars.*\s09\.00$/);
      await user.click(second!);
      await user.click(screen.getByRole('button', { name: 'Släng texten' }));
      expect(screen.getByText(/^Osparad text från 5 mars/)).toBeVisible();
      expect(screen.queryByText(/4 mars/)).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Ta fram' })).toHaveFocus());
    });

    it('leaves with them once one is taken up', async () => {
      const { api, user } = await openList();
      await user.click(screen.getAllByRole('button', { name: 'Ta fram' })[0]!);
      expect(screen.getByLabelText('Titel')).toHaveValue('Från telefonen');
      expect(screen.queryByText(/[Oo]sparade? text/)).not.toBeInTheDocument();
      expect(api.calls(DROP).some(({ url }) => url.pathname.endsWith('/tablet'))).toBe(false);
    });

    it('can be thrown away with all of them, after a confirmation', async () => {
      const { api, user } = await openList();
      await user.click(screen.getByRole('button', { name: 'Släng alla' }));
      const question = screen.getByRole('alertdialog', { name: 'Vill du slänga alla 2 osparade texter?' });
      await user.click(within(question).getByRole('button', { name: 'Behåll' }));
      expect(screen.getByText(/^2 osparade texter/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Släng alla' }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Släng alla' }));
      expect(screen.queryByText(/[Oo]sparade? text/)).not.toBeInTheDocument();
      await waitFor(() =>
        expect(api.calls(DROP).map(({ url }) => url.pathname.split('/').at(-1))).toEqual(
          expect.arrayContaining(['phone', 'tablet']),
        ),
      );
      await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus());
    });
  });

  it('stays beside what is typed before the author has decided', async () => {
    const { api } = await openWithCopy();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    type('Skrivet här');
    await pass(3000);
    expect(api.calls(KEEP)).toHaveLength(1);
    expect(api.calls(KEEP)[0]?.url.pathname).not.toContain('phone');
    expect(screen.getByText(/^Osparad text från/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ta fram' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Från telefonen');
    // What was typed is offered in its turn.
    fireEvent.click(screen.getByRole('button', { name: 'Ta fram' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Skrivet här');
  });

  it.each([
    [
      { saved_by_name: 'Rut Ek', is_own: false },
      'Någon annan har ändrat inlägget',
      /^Rut Ek har sparat .* 5 mars/,
    ],
    [
      { saved_by_name: 'Anna', is_own: true },
      'Du har ändrat inlägget på ett annat ställe',
      /^Du har sparat .* 5 mars/,
    ],
  ])('opens the conflict view for an older version, which says who saved: %j', async (by, title, lead) => {
    const { api, user } = await openWithCopy(2);
    const current = aPost({ version: 3, title: 'Deras titel' });
    const conflict = { error: 'Ändrat.', code: 'POST_CHANGED', current, ...by };
    api.on('PUT /api/blog/posts/:id', () => answer(conflict, 412));
    await user.click(screen.getByRole('button', { name: 'Ta fram' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(lead)).toBeVisible();
    expect(api.calls('PUT /api/blog/posts/:id')[0]?.body).toMatchObject({ version: 2 });
    const group = screen.getByRole('group', { name: 'Titel' });
    expect(within(group).getByText('Från telefonen')).toBeVisible();
    expect(within(group).getByText('Deras titel')).toBeVisible();
  });
});

function copyOfPost() {
  const { title, slug, content, excerpt, status, meta_description, meta_keywords } = aPost();
  const { categories, tags, difficulty, icon } = aPost();
  const texts = { title, slug, content, excerpt, status, meta_description, meta_keywords };
  return { ...texts, categories, tags, difficulty, icon, featured_image: '', publish_at: '' };
}
