import { screen } from '@testing-library/react';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../src/pages/post-editor/post-editor-page.route';
import '../src/pages/post-editor/rich-text/rich-text-editor';
import { answer, startFakeApi } from './fake-api';
import { aList, aPost, aRow, signedIn } from './fixtures';
import { renderAdmin } from './render-admin';

/** Opens the editor with a post in the rich text editor. The fake API also serves the dashboard. */
export async function openPost(post = aPost()) {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/blog/admin/posts', () => answer(aList([aRow()])));
  api.on('GET /api/blog/admin/posts/:id', () => answer(post));
  api.on('GET /api/blog/admin/working-copies/:post', () => answer({ working_copy: null }));
  const rendered = renderAdmin(`/admin/blog/edit/${post.id}`);
  await screen.findByRole('toolbar', {}, { timeout: 4000 });
  return { api, ...rendered };
}
