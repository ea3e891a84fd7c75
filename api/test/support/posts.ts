import { afterAll, beforeAll } from '@jest/globals';
import { postBody, TestApi } from './test-api';

/** A post as the admin's routes return it. */
export interface Post {
  id: string;
  slug: string;
  version: number;
  status: string;
  content: string;
  reading_time: number;
  published_at: string | null;
  [field: string]: unknown;
}

/** Starts an API with a signed-in admin for the specs of a file, and returns what they call. */
export function startPostsApi() {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = (await api.signedIn('admin')).token;
  });
  afterAll(() => api.stop());

  const create = (fields: Record<string, unknown> = {}) =>
    api.call<Post>('POST', '/api/blog/posts', { token, body: postBody(fields) });
  return {
    /** Available once the first spec runs. */
    get api() {
      return api;
    },
    /** The admin's. */
    get token() {
      return token;
    },
    create,
    createdPost: async (fields?: Record<string, unknown>) => (await create(fields)).body,
    update: (id: string, fields: Record<string, unknown>) =>
      api.call<Post>('PUT', `/api/blog/posts/${id}`, { token, body: postBody(fields) }),
    publicStatus: async (slug: string) => (await api.get(`/api/blog/posts/${slug}`)).status,
  };
}
