import { screen } from '@testing-library/react';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../src/pages/post-editor/post-editor-page';
import '../src/features/rich-text/rich-text-editor';
import { answer, startFakeApi, type FakeApi } from './fake-api';
import { aList, aPost, aRow, signedIn } from './fixtures';
import { renderAdmin } from './render-admin';

export const SAVE_POST = 'PUT /api/blog/posts/:id';
export const CREATE_POST = 'POST /api/blog/posts';

/** A fake API for the editor and the dashboard, with a signed-in admin. */
export function prepareEditor(): FakeApi {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/blog/admin/posts', () => answer(aList([aRow()])));
  api.on('GET /api/blog/admin/authors', () =>
    answer({ authors: [{ name: 'Stillsams redaktion' }, { name: 'Anna' }, { name: 'Åke Ås' }] }),
  );
  api.on('GET /api/blog/admin/working-copies/:post', () => answer({ copies: [] }));
  return api;
}

/** Opens the editor with a post in the rich text editor. */
export async function openPost(post = aPost()) {
  const api = prepareEditor();
  api.on('GET /api/blog/admin/posts/:id', () => answer(post));
  const rendered = renderAdmin(`/admin/blog/edit/${post.id}`, {
    '/admin/utskick/:id': 'Utskickets redigerare',
  });
  await screen.findByRole('toolbar');
  return { api, ...rendered };
}

/** The same with the body as HTML, for tests that do not concern the rich text editor. */
export async function openPostAsHtml(post = aPost()) {
  const rendered = await openPost(post);
  await showHtml(rendered.user);
  return rendered;
}

/** Opens the editor with a new post and its body as HTML. */
export async function openNewPostAsHtml() {
  const api = prepareEditor();
  const rendered = renderAdmin('/admin/blog/new');
  await screen.findByRole('heading', { level: 1, name: 'Nytt blogginlägg' });
  await showHtml(rendered.user);
  return { api, ...rendered };
}

async function showHtml(user: { click: (element: Element) => Promise<void> }) {
  await screen.findByRole('toolbar');
  await user.click(screen.getByRole('button', { name: 'HTML' }));
}

export const saveButton = () => screen.getByRole('button', { name: 'Spara' });
