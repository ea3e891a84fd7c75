import { ADMIN, API } from './addresses';

interface SavedPost {
  id: number | string;
  slug: string;
  version: number;
}

/** A sign-in counts as a proof of who one is for five minutes, and a test takes less than the rest. */
const FRESH_MS = 3 * 60_000;
let token: Promise<string> | undefined;
let signedInAt = 0;

/** A bearer token of the test's admin, who has signed in within the last minutes. */
export function adminToken(): Promise<string> {
  if (!token || Date.now() - signedInAt > FRESH_MS) {
    signedInAt = Date.now();
    token = signIn();
  }
  return token;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${API}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const body: { token?: string } = await response.json();
  if (!body.token) throw new Error(`Signing in responded with ${response.status}`);
  return body.token;
}

async function call(method: string, path: string, payload?: unknown): Promise<Response> {
  const response = await fetch(API + path, {
    method,
    headers: {
      Authorization: `Bearer ${await adminToken()}`,
      ...(payload ? { 'Content-Type': 'application/json' } : {}),
    },
    body: payload ? JSON.stringify(payload) : undefined,
  });
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/** Saves a post through the API; fields that are not given have defaults. */
export async function createPost(fields: Record<string, unknown>): Promise<SavedPost> {
  const response = await call('POST', '/api/blog/posts', {
    excerpt: 'Kort om innehållet.',
    content: '<p>Ett stycke.</p>',
    status: 'published',
    ...fields,
  });
  return readPost(response);
}

export async function updatePost(id: SavedPost['id'], fields: Record<string, unknown>): Promise<SavedPost> {
  return readPost(await call('PUT', `/api/blog/posts/${id}`, fields));
}

export async function deletePost(id: SavedPost['id']): Promise<void> {
  await call('DELETE', `/api/blog/posts/${id}`);
}

async function readPost(response: Response): Promise<SavedPost> {
  const body: SavedPost & { post?: SavedPost } = await response.json();
  return body.post ?? body;
}
