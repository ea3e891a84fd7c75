import { describe, expect, it, jest } from '@jest/globals';
import { ARTICLE_ICON_NAMES } from '@stillsam/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer, startFakeApi, type FakeApi } from '../../../test/fake-api';
import { ADMIN, aList, aPicture, aPost, aRow, signedIn } from '../../../test/fixtures';
import { openPost } from '../../../test/open-post';
import { renderAdmin } from '../../../test/render-admin';

const SAVE = 'PUT /api/blog/posts/:id';
const CREATE = 'POST /api/blog/posts';

function prepare(): FakeApi {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/blog/admin/posts', () => answer(aList([aRow()])));
  api.on('GET /api/blog/admin/working-copies/:post', () => answer({ working_copy: null }));
  return api;
}

async function openNew() {
  const api = prepare();
  const rendered = renderAdmin('/admin/blog/new');
  await screen.findByRole('heading', { level: 1, name: 'Nytt blogginlägg' });
  await showHtml(rendered.user);
  return { api, ...rendered };
}

async function openExisting(post = aPost()) {
  const rendered = await openPost(post);
  await showHtml(rendered.user);
  return rendered;
}

/** The rich text has specs of its own (rich-text/); here the body is written as HTML. */
async function showHtml(user: { click: (element: Element) => Promise<void> }) {
  await screen.findByRole('toolbar');
  await user.click(screen.getByRole('button', { name: 'HTML' }));
}

const save = () => screen.getByRole('button', { name: 'Spara' });

describe('the fields', () => {
  it('hold the post, each under its Swedish label', async () => {
    await openExisting(
      aPost({
        featured_image: aPicture().src,
        featured_image_alt: 'En sjö',
        subtitle: 'En paus i vardagen',
        shows_crisis_card: true,
        meta_description: 'Meta.',
        meta_keywords: 'lugn',
        tags: ['vila', 'ro'],
      }),
    );
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet');
    expect(screen.getByLabelText('Underrubrik')).toHaveValue('En paus i vardagen');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('stillhet');
    expect(screen.getByLabelText('Utdrag')).toHaveValue('Kort om stillhet.');
    expect(screen.getByLabelText('Utdrag')).toHaveAttribute('rows', '3');
    expect(screen.getByLabelText('Innehåll')).toHaveValue('<p>Text om stillhet.</p>');
    expect(screen.getByLabelText('Innehåll')).toHaveAttribute('rows', '15');
    expect(screen.getByLabelText('Bild (URL)')).toHaveValue(aPicture().src);
    expect(screen.getByLabelText('Bildens beskrivning')).toHaveValue('En sjö');
    expect(screen.getByLabelText('Visa kriskortet i artikeln')).toBeChecked();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Utkast');
    expect(screen.getByLabelText('Metabeskrivning')).toHaveValue('Meta.');
    expect(screen.getByLabelText('Nyckelord')).toHaveValue('lugn');
    expect(screen.getByLabelText('Taggar')).toHaveValue('vila, ro');
    expect(screen.getByLabelText('Nivå')).toHaveDisplayValue('Medel');
    expect(screen.getByLabelText('Ikon')).toHaveDisplayValue('Måne');
    const categories = screen.getByRole('group', { name: 'Kategorier' });
    expect(within(categories).getByLabelText('Sömn')).toBeChecked();
    expect(within(categories).getByLabelText('Stresshantering')).not.toBeChecked();
  });

  it('name every icon in Swedish, and one that is not known as it is named', async () => {
    await openExisting(aPost({ icon: 'lantern' }));
    const options = within(screen.getByLabelText('Ikon')).getAllByRole('option');
    const names = options.map(({ textContent }) => textContent);
    expect(names).toHaveLength(ARTICLE_ICON_NAMES.length + 1);
    expect(names.filter((name) => !/^[A-ZÅÄÖ]/.test(name ?? ''))).toEqual(['lantern']);
  });

  it('derive the slug from the title in a new post, until it is set by hand', async () => {
    const { user } = await openNew();
    await user.type(screen.getByLabelText('Titel'), 'Öva på Åtta sätt!');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('ova-pa-atta-satt');
    await user.clear(screen.getByLabelText('Adress (slug)'));
    await user.type(screen.getByLabelText('Adress (slug)'), 'eget');
    await user.type(screen.getByLabelText('Titel'), ' Mer');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('eget');
  });

  it('leave the slug alone when the title of an existing post changes', async () => {
    const { user } = await openExisting();
    await user.type(screen.getByLabelText('Titel'), ' igen');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('stillhet');
  });
});

describe('checking', () => {
  it('names what is missing, focuses the first of it and sends nothing', async () => {
    const { api, user } = await openNew();
    await user.type(screen.getByLabelText('Innehåll'), '   ');
    await user.click(save());
    expect(screen.getByLabelText('Titel')).toHaveAccessibleDescription('Titel är obligatorisk');
    expect(screen.getByLabelText('Adress (slug)')).toHaveAccessibleDescription(/Slug är obligatorisk/);
    expect(screen.getByLabelText('Innehåll')).toHaveAccessibleDescription(/Innehåll är obligatoriskt/);
    await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus());
    expect(api.calls(CREATE)).toHaveLength(0);
  });

  it('sends nothing while the content is blank paragraphs', async () => {
    const { api, user } = await openNew();
    await user.type(screen.getByLabelText('Titel'), 'Stillhet');
    await user.type(screen.getByLabelText('Innehåll'), '<p> </p><p>&nbsp;</p>');
    await user.click(save());
    expect(screen.getByLabelText('Innehåll')).toHaveAccessibleDescription(/Innehåll är obligatoriskt/);
    await waitFor(() => expect(screen.getByLabelText('Innehåll')).toHaveFocus());
    expect(api.calls(CREATE)).toHaveLength(0);
  });

  it('takes an error back as soon as its field is edited', async () => {
    const { user } = await openNew();
    await user.click(save());
    await user.type(screen.getByLabelText('Innehåll'), 'T');
    expect(screen.queryByText('Innehåll är obligatoriskt')).not.toBeInTheDocument();
    expect(screen.getByText('Titel är obligatorisk')).toBeVisible();
    await user.type(screen.getByLabelText('Titel'), 'T');
    expect(screen.queryByText('Titel är obligatorisk')).not.toBeInTheDocument();
    expect(screen.queryByText('Slug är obligatorisk')).not.toBeInTheDocument();
  });

  it('takes only pictures that visitors may be shown', async () => {
    const { user } = await openExisting();
    await user.click(screen.getByLabelText('Bild (URL)'));
    await user.paste('https://exempel.se/bild.jpg');
    await user.click(save());
    expect(screen.getByLabelText('Bild (URL)')).toHaveAccessibleDescription(/uppladdad här/);
  });
});

describe('saving', () => {
  it('makes a new post without its slug, and says so on the dashboard', async () => {
    const { api, user, router } = await openNew();
    const held = heldAnswer();
    api.on(CREATE, held.wait);
    await user.type(screen.getByLabelText('Titel'), 'Ny');
    await user.type(screen.getByLabelText('Innehåll'), 'Text');
    await user.type(screen.getByLabelText('Taggar'), 'vila, , ro,vila');
    await user.click(screen.getByLabelText('Stresshantering'));
    await user.click(screen.getByLabelText('Visa kriskortet i artikeln'));
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Sparar...' })).toBeVisible();
    held.release(answer(aPost({ title: 'Ny' }), 201));
    expect(await screen.findByText('Blogginlägg skapat!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(api.calls(CREATE)[0]?.body).toEqual({
      title: 'Ny',
      subtitle: '',
      content: 'Text',
      excerpt: '',
      featured_image: '',
      featured_image_alt: '',
      status: 'draft',
      publish_at: null,
      meta_description: '',
      meta_keywords: '',
      categories: ['stresshantering'],
      tags: ['vila', 'ro'],
      difficulty: 'Nybörjare',
      icon: 'leaf',
      shows_crisis_card: true,
    });
  });

  it('sends a slug that was set by hand', async () => {
    const { api, user } = await openExisting();
    api.on(SAVE, () => answer(aPost()));
    await user.clear(screen.getByLabelText('Adress (slug)'));
    await user.type(screen.getByLabelText('Adress (slug)'), 'ny-adress');
    await user.click(save());
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(api.calls(SAVE)[0]?.body).toMatchObject({ slug: 'ny-adress', version: 3 });
  });

  it('changes an existing post from the version that was opened, by Ctrl+S as well', async () => {
    const { api, user } = await openExisting();
    api.on(SAVE, () => answer(aPost({ version: 4 })));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE)[0]?.body).toMatchObject({ title: 'Stillhet nu', version: 3 });
    expect(api.calls(SAVE)[0]?.body).not.toHaveProperty('slug');
  });

  it('tells after publishing how soon visitors see the post, with the way there', async () => {
    const { api, user } = await openExisting();
    api.on(SAVE, () => answer(aPost({ status: 'published', version: 4 })));
    const url = 'http://site.test/kunskapsbibliotek/stillhet';
    api.on('GET /api/blog/admin/posts/:id/visibility', () =>
      answer({ visible: true, milliseconds: 120, url }),
    );
    await user.selectOptions(screen.getByLabelText('Status'), 'Publicerad');
    await user.click(save());
    expect(await screen.findByText('Synligt för besökare efter 0,12 s')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Visa inlägget' })).toHaveAttribute('href', url);
    expect(api.calls('GET /api/blog/admin/posts/:id/visibility')[0]?.url.search).toBe('?version=4');
  });

  it.each([
    [
      'the sentence of the server',
      () => answer({ error: 'Databasen svarar inte just nu.' }, 503),
      'Databasen svarar',
    ],
    ['its own where nobody answers', () => Response.error(), 'Kunde inte spara blogginlägget'],
  ])('says why it failed, with %s, and keeps the text', async (_, respond, sentence) => {
    const { api, user } = await openExisting();
    api.on(SAVE, respond);
    await user.type(screen.getByLabelText('Innehåll'), ' Mer.');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Innehåll')).toHaveValue('<p>Text om stillhet.</p> Mer.');
  });

  it('binds the issues of the server to their fields', async () => {
    const { api, user } = await openExisting();
    const issues = [{ path: 'tags.0', message: 'En tagg ska vara 1 till 40 tecken.' }];
    api.on(SAVE, () => answer({ error: 'Något behöver rättas.', issues }, 400));
    await user.type(screen.getByLabelText('Taggar'), 'x');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Taggar')).toHaveFocus());
    expect(screen.getByLabelText('Taggar')).toHaveAccessibleDescription(/1 till 40 tecken/);
  });

  it('goes on after signing in again when the session has ended in mid edit', async () => {
    const { api, user, router } = await openExisting();
    api.on(SAVE, ({ token }) => (token === 'Bearer new' ? answer(aPost()) : answer({ error: 'Nej.' }, 401)));
    api.on('POST /api/auth/login', () => answer({ token: 'new', user: ADMIN }));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Logga in igen' });
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet nu');
    await user.type(within(dialog).getByLabelText('Lösenord'), 'hemligt{Enter}');
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ title: 'Stillhet nu' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('a post that somebody has removed meanwhile', () => {
  it('can be saved as a new one', async () => {
    const { api, user } = await openExisting();
    api.on(SAVE, () => answer({ error: 'Artikeln kunde inte hittas', code: 'POST_NOT_FOUND' }, 404));
    api.on(CREATE, () => answer(aPost({ id: '12' }), 201));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Någon annan har tagit bort inlägget.');
    await user.click(screen.getByRole('button', { name: 'Spara som nytt inlägg' }));
    expect(await screen.findByText('Blogginlägg skapat!')).toBeVisible();
    expect(api.calls(CREATE)[0]?.body).toMatchObject({ title: 'Stillhet nu' });
    expect(api.calls(CREATE)[0]?.body).not.toHaveProperty('version');
  });
});

describe('opening', () => {
  it('goes back to the dashboard, which says so, when the post cannot be had', async () => {
    const api = prepare();
    api.on('GET /api/blog/admin/posts/:id', () => answer({ error: 'Artikeln kunde inte hittas' }, 404));
    const { router } = renderAdmin('/admin/blog/edit/99');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunde inte hämta blogginlägget');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('two authors at once', () => {
  const theirs = aPost({
    version: 4,
    title: 'Deras titel',
    excerpt: 'Deras utdrag.',
    content: '<p>Deras text.</p>',
  });

  async function meet() {
    const rendered = await openExisting();
    rendered.api.on(SAVE, ({ body }) =>
      JSON.stringify(body).includes('"version":4')
        ? answer(aPost({ version: 5 }))
        : answer({ error: 'Ändrat.', code: 'POST_CHANGED', current: theirs }, 412),
    );
    await rendered.user.clear(screen.getByLabelText('Titel'));
    await rendered.user.type(screen.getByLabelText('Titel'), 'Min titel');
    await rendered.user.click(screen.getByLabelText('Innehåll'));
    await rendered.user.paste('<p>Min text.</p>');
    await rendered.user.click(save());
    await screen.findByRole('heading', { level: 1, name: 'Någon annan har ändrat inlägget' });
    return rendered;
  }

  it('are shown both versions side by side, mine kept where both changed', async () => {
    await meet();
    const title = screen.getByRole('group', { name: 'Titel' });
    expect(within(title).getByText('Min titel')).toBeVisible();
    expect(within(title).getByText('Deras titel')).toBeVisible();
    expect(within(title).getByRole('radio', { name: 'Din version' })).toBeChecked();
    const excerpt = screen.getByRole('group', { name: 'Utdrag' });
    expect(within(excerpt).getByRole('radio', { name: 'Den andras version' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Status' })).not.toBeInTheDocument();
  });

  it('can choose, weave the texts together and save that', async () => {
    const { api, user } = await meet();
    const title = screen.getByRole('group', { name: 'Titel' });
    await user.click(within(title).getByRole('radio', { name: 'Den andras version' }));
    const woven = screen.getByLabelText('Så här blir det: Innehåll');
    await user.click(woven);
    await user.paste('<p>Deras text.</p>');
    await user.click(screen.getByRole('button', { name: 'Spara den sammanslagna versionen' }));
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE).at(-1)?.body).toMatchObject({
      version: 4,
      title: 'Deras titel',
      excerpt: 'Deras utdrag.',
      content: '<p>Text om stillhet.</p><p>Min text.</p><p>Deras text.</p>',
    });
  });

  it('can go back to their own text', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Tillbaka till min text' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Min titel');
  });
});

describe('leaving', () => {
  it('asks while something is unsaved, and stays on a no', async () => {
    const { user, router } = await openExisting();
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lämna utan att spara?' });
    await user.click(within(dialog).getByRole('button', { name: 'Fortsätt skriva' }));
    expect(router.state.location.pathname).toBe('/admin/blog/edit/7');
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet!');
  });

  it('leads to the dashboard without a question when nothing is unsaved', async () => {
    const { user, router } = await openExisting();
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('is held up by the browser only while something is unsaved', async () => {
    const { user } = await openExisting();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.type(screen.getByLabelText('Titel'), '!');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

describe('text that was not saved', () => {
  async function leaveText() {
    const first = await openExisting();
    await first.user.type(screen.getByLabelText('Titel'), ' osparad');
    await first.user.click(screen.getByRole('button', { name: 'Avbryt' }));
    const dialog = await screen.findByRole('alertdialog');
    await first.user.click(within(dialog).getByRole('button', { name: 'Lämna' }));
    await screen.findByRole('heading', { name: 'Välkommen, Anna' });
    first.unmount();
    return openExisting();
  }

  it('is offered back and taken out', async () => {
    const { user } = await leaveText();
    expect(screen.getByText(/Det finns osparad text från/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ta fram den' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet osparad');
    expect(screen.queryByText(/Det finns osparad text från/)).not.toBeInTheDocument();
  });

  it('can be thrown away', async () => {
    const { user } = await leaveText();
    await user.click(screen.getByRole('button', { name: 'Släng den' }));
    expect(screen.queryByText(/Det finns osparad text från/)).not.toBeInTheDocument();
    expect(window.localStorage.getItem('stillsam-drafts')).toBeNull();
  });

  it('is kept while one types, and no longer once it is saved', async () => {
    const { api, user } = await openExisting();
    api.on(SAVE, () => answer(aPost()));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.change(screen.getByLabelText('Titel'), { target: { value: 'Halvskriven' } });
    jest.advanceTimersByTime(400);
    jest.useRealTimers();
    expect(window.localStorage.getItem('stillsam-drafts')).toContain('Halvskriven');
    await user.click(save());
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(window.localStorage.getItem('stillsam-drafts')).toBeNull();
  });
});
