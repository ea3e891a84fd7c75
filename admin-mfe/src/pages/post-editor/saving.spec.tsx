import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer } from '../../../test/fake-api';
import { ADMIN, aPost } from '../../../test/fixtures';
import {
  CREATE_POST,
  openNewPostAsHtml,
  openPostAsHtml,
  SAVE_POST,
  saveButton,
} from '../../../test/open-post';

describe('saving', () => {
  it('creates a post without its slug, with a message on the dashboard', async () => {
    const { api, user, router } = await openNewPostAsHtml();
    const held = heldAnswer();
    api.on(CREATE_POST, held.wait);
    await user.type(screen.getByLabelText('Titel'), 'Ny');
    await user.type(screen.getByLabelText('Innehåll'), 'Text');
    await user.type(screen.getByLabelText('Taggar'), 'vila, , ro,vila');
    await user.click(screen.getByLabelText('Stresshantering'));
    await user.click(screen.getByLabelText('Visa kriskortet i artikeln'));
    await user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Sparar...' })).toBeVisible();
    held.release(answer(aPost({ title: 'Ny' }), 201));
    expect(await screen.findByText('Blogginlägg skapat!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(api.calls(CREATE_POST)[0]?.body).toEqual({
      tab: expect.stringMatching(/^[a-z0-9]+$/),
      title: 'Ny',
      subtitle: '',
      content: 'Text',
      author_name: '',
      excerpt: '',
      featured_image: '',
      featured_image_alt: '',
      featured_image_focus: '50 50',
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

  it('sends a slug that the author edited', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer(aPost()));
    await user.clear(screen.getByLabelText('Adress (slug)'));
    await user.type(screen.getByLabelText('Adress (slug)'), 'ny-adress');
    await user.click(saveButton());
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(api.calls(SAVE_POST)[0]?.body).toMatchObject({ slug: 'ny-adress', version: 3 });
  });

  it('changes a post from the opened version, also by Ctrl+S', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer(aPost({ version: 4 })));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE_POST)[0]?.body).toMatchObject({ title: 'Stillhet nu', version: 3 });
    expect(api.calls(SAVE_POST)[0]?.body).not.toHaveProperty('slug');
  });

  it('leads to a published post on the site after the save', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer(aPost({ status: 'published', version: 4 })));
    await user.selectOptions(screen.getByLabelText('Status'), 'Publicerad');
    await user.click(saveButton());
    expect(await screen.findByRole('link', { name: 'Visa på webbplatsen' })).toHaveAttribute(
      'href',
      'http://site.test/kunskapsbibliotek/stillhet',
    );
    expect(
      screen.getByText('Blogginlägg uppdaterat!', { exact: false, selector: ':has(a)' }),
    ).toHaveTextContent('Blogginlägg uppdaterat! Det syns nu på webbplatsen. Visa på webbplatsen');
  });

  it.each([
    [
      'the sentence of the server',
      () => answer({ error: 'Databasen svarar inte just nu.' }, 503),
      'Databasen svarar',
    ],
    ['its own where nobody answers', () => Response.error(), 'Kunde inte spara blogginlägget'],
  ])('shows the reason of a failure, with %s, and keeps the text', async (_, respond, sentence) => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, respond);
    await user.type(screen.getByLabelText('Innehåll'), ' Mer.');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Innehåll')).toHaveValue('<p>Text om stillhet.</p> Mer.');
  });

  it('leaves the focus with the author who types on', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer({ error: 'Databasen svarar inte just nu.' }, 503));
    await user.type(screen.getByLabelText('Titel'), ' nu{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Databasen svarar');
    await user.keyboard(' igen');
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet nu igen');
  });

  it('shows the issues of the API at their fields', async () => {
    const { api, user } = await openPostAsHtml();
    const issues = [{ path: 'tags.0', message: 'En tagg ska vara 1 till 40 tecken.' }];
    api.on(SAVE_POST, () => answer({ error: 'Något behöver rättas.', issues }, 400));
    await user.type(screen.getByLabelText('Taggar'), 'x');
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByLabelText('Taggar')).toHaveFocus());
    expect(screen.getByLabelText('Taggar')).toHaveAccessibleDescription(/1 till 40 tecken/);
  });

  it('repeats the save after a new sign-in when the session has ended', async () => {
    const { api, user, router } = await openPostAsHtml();
    api.on(SAVE_POST, ({ token }) =>
      token === 'Bearer new' ? answer(aPost()) : answer({ error: 'Nej.' }, 401),
    );
    api.on('POST /api/auth/login', () => answer({ token: 'new', user: ADMIN }));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Logga in igen' });
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet nu');
    await user.type(within(dialog).getByLabelText('Lösenord'), 'hemligt{Enter}');
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE_POST).at(-1)?.body).toMatchObject({ title: 'Stillhet nu' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('a post that another author has removed', () => {
  it('can be saved as a new one', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer({ error: 'Artikeln kunde inte hittas', code: 'POST_NOT_FOUND' }, 404));
    api.on(CREATE_POST, () => answer(aPost({ id: '12' }), 201));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Någon annan har tagit bort inlägget.');
    await user.click(screen.getByRole('button', { name: 'Spara som nytt inlägg' }));
    expect(await screen.findByText('Blogginlägg skapat!')).toBeVisible();
    expect(api.calls(CREATE_POST)[0]?.body).toMatchObject({ title: 'Stillhet nu' });
    expect(api.calls(CREATE_POST)[0]?.body).not.toHaveProperty('version');
  });
});

describe('an author beside another one', () => {
  const theirs = aPost({
    version: 4,
    title: 'Deras titel',
    excerpt: 'Deras utdrag.',
    content: '<p>Deras text.</p>',
  });

  async function meet() {
    const rendered = await openPostAsHtml();
    rendered.api.on(SAVE_POST, ({ body }) =>
      JSON.stringify(body).includes('"version":4')
        ? answer(aPost({ version: 5 }))
        : answer(
            {
              error: 'Ändrat.',
              code: 'POST_CHANGED',
              current: theirs,
              saved_by_name: 'Rut Ek',
              is_own: false,
            },
            412,
          ),
    );
    await rendered.user.clear(screen.getByLabelText('Titel'));
    await rendered.user.type(screen.getByLabelText('Titel'), 'Min titel');
    await rendered.user.click(screen.getByLabelText('Innehåll'));
    await rendered.user.paste('<p>Min text.</p>');
    await rendered.user.click(saveButton());
    await screen.findByRole('heading', { level: 1, name: 'Någon annan har ändrat inlägget' });
    return rendered;
  }

  it('sees both versions side by side, with the own one as the default where both changed', async () => {
    await meet();
    const title = screen.getByRole('group', { name: 'Titel' });
    expect(within(title).getByText('Min titel')).toBeVisible();
    expect(within(title).getByText('Deras titel')).toBeVisible();
    expect(within(title).getByRole('radio', { name: 'Din version' })).toBeChecked();
    const excerpt = screen.getByRole('group', { name: 'Utdrag' });
    expect(within(excerpt).getByRole('radio', { name: 'Den andras version' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Status' })).not.toBeInTheDocument();
  });

  it('chooses, merges the texts and saves the result', async () => {
    const { api, user } = await meet();
    const title = screen.getByRole('group', { name: 'Titel' });
    await user.click(within(title).getByRole('radio', { name: 'Den andras version' }));
    const merged = screen.getByLabelText('Så här blir det: Innehåll');
    await user.click(merged);
    await user.paste('<p>Deras text.</p>');
    await user.click(screen.getByRole('button', { name: 'Spara den sammanslagna versionen' }));
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE_POST).at(-1)?.body).toMatchObject({
      version: 4,
      title: 'Deras titel',
      excerpt: 'Deras utdrag.',
      content: '<p>Text om stillhet.</p><p>Min text.</p><p>Deras text.</p>',
    });
  });

  it('returns to the own text', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Tillbaka till min text' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Min titel');
  });
});
