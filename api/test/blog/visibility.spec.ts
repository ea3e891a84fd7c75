import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portOf, postBody, TestApi } from '../support/test-api';

let site: Server;
let api: TestApi;
let token: string;
let requests: string[] = [];
/** The site's response to the nth request; undefined closes the connection. */
let show: (request: number) => string | undefined = () => '';

beforeAll(async () => {
  site = createServer((request, response) => {
    requests.push(request.url ?? '');
    const html = show(requests.length);
    if (html === undefined) response.destroy();
    else response.end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  api = await TestApi.start({
    environment: {
      SITE_ORIGIN: 'https://stillsam.exempel.se',
      SITE_INTERNAL_ORIGIN: `http://127.0.0.1:${portOf(site)}`,
    },
  });
  token = (await api.signedIn('admin')).token;
});
afterAll(async () => {
  await api.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function createPost(fields: Record<string, unknown>): Promise<string> {
  const { body } = await api.call('POST', '/api/blog/posts', { token, body: postBody(fields) });
  return String(body.id);
}

function check(id: string, version: number | string, shown: typeof show) {
  requests = [];
  show = shown;
  return api.get(`/api/blog/admin/posts/${id}/visibility?version=${version}`, token);
}

const article = (id: string, version: number) => `<article data-post-version="${id}.${version}">`;

describe('the check whether a save is visible', () => {
  it('polls until the page shows the version, also after failures, and returns the duration', async () => {
    const id = await createPost({ title: 'Syns' });
    const answers = ['<article>', undefined, article(`${id}0`, 1), article(id, 1)];
    const { body } = await check(id, 1, (request) => answers[request - 1]);
    expect(body).toEqual({
      visible: true,
      milliseconds: expect.any(Number),
      url: 'https://stillsam.exempel.se/kunskapsbibliotek/syns',
    });
    expect(requests).toEqual(answers.map(() => '/kunskapsbibliotek/syns'));
  });

  it('accepts a later version, but not an earlier one', async () => {
    const id = await createPost({ title: 'Nyare' });
    const { body } = await check(id, 2, (request) => article(id, request === 1 ? 1 : 3));
    expect(body.visible).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('gives up within five seconds or so', async () => {
    const id = await createPost({ title: 'Syns inte' });
    const startedAt = performance.now();
    const { body } = await check(id, 1, () => '<article>');
    expect(body.visible).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(6000);
  });

  it('does not poll for a draft', async () => {
    const id = await createPost({ title: 'Utkast', status: 'draft' });
    const { body } = await check(id, 1, () => article(id, 1));
    expect(body.visible).toBe(false);
    expect(requests).toEqual([]);
  });

  it.each(['', '0', 'abc', '99999999999'])('refuses the version %j', async (version) => {
    const id = await createPost({ title: 'Fel version' });
    expect((await check(id, version, () => '')).status).toBe(400);
  });
});
