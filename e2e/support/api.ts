import { ADMIN, API } from './addresses';

interface SavedPost {
  id: number | string;
  slug: string;
  version: number;
}

let token: Promise<string> | undefined;

/** A bearer token of the test's admin; signing in once per worker stays under the limits. */
export function adminToken(): Promise<string> {
  return (token ??= signIn());
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${API}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const body: { token?: string } = await answer.json();
  if (!body.token) throw new Error(`Signing in answered ${answer.status}`);
  return body.token;
}

async function call(method: string, path: string, payload?: unknown): Promise<Response> {
  const answer = await fetch(API + path, {
    method,
    headers: {
      Authorization: `Bearer ${await adminToken()}`,
      ...(payload ? { 'Content-Type': 'application/json' } : {}),
    },
    body: payload ? JSON.stringify(payload) : undefined,
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Saves a post through the API; what is not given has a calm default. */
export async function createPost(fields: Record<string, unknown>): Promise<SavedPost> {
  const answer = await call('POST', '/api/blog/posts', {
    excerpt: 'Kort om innehållet.',
    content: '<p>Ett stycke.</p>',
    status: 'published',
    ...fields,
  });
  return readPost(answer);
}

export async function updatePost(id: SavedPost['id'], fields: Record<string, unknown>): Promise<SavedPost> {
  return readPost(await call('PUT', `/api/blog/posts/${id}`, fields));
}

export async function deletePost(id: SavedPost['id']): Promise<void> {
  await call('DELETE', `/api/blog/posts/${id}`);
}

async function readPost(answer: Response): Promise<SavedPost> {
  const body: SavedPost & { post?: SavedPost } = await answer.json();
  return body.post ?? body;
}
