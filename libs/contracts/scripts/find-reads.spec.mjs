import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findReads } from './find-reads.mjs';

/** Inside the repository, so that the client's package resolves. */
const CACHE = path.join(import.meta.dirname, '../../../.stillsam');

const TYPES = `
export interface paths {
  '/api/posts': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['List'] } } } };
    post: {
      requestBody: { content: { 'application/json': components['schemas']['Post'] } };
      responses: { 201: { content: { 'application/json': { id: string; slug: string } } }; 204: { content?: never } };
    };
  };
}
export interface components {
  schemas: {
    List: { posts: components['schemas']['Post'][]; total: number; next: string | null; page: components['schemas']['Page'] };
    Post: { title: string; excerpt: string; image: string; tags: string[]; author: { name: string; mail: string }; unread: string };
    Page: { of: number; size: number };
  };
}`;

const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api';
export const client = createClient<paths>();
export async function load() {
  const { data } = await client.GET('/api/posts');
  if (!data) throw new Error('empty');
  return data;
}`;

let folder = '';
beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'reads-'));
  mkdirSync(path.join(folder, 'src'));
  const compilerOptions = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    types: [],
    lib: ['es2022'],
    jsx: 'preserve',
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  write('src/api.d.ts', TYPES);
  write('src/client.ts', CLIENT);
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name, text) {
  writeFileSync(path.join(folder, name), text);
}

/** What a front end reads whose only page does `body` with a list of posts. */
function readsOf(body) {
  write('src/remote.tsx', `export const page = () => import('./page');`);
  write(
    'src/page.tsx',
    `import { client, load } from './client';
     import type { components } from './api';
     type Post = components['schemas']['Post'];
     declare function show(text: unknown): void;
     export async function page() { const list = await load(); ${body} }`,
  );
  return findReads(folder, path.join(folder, 'src/api.d.ts'));
}

describe('what a front end reads', () => {
  it.each([
    ['access', 'list.posts.map((post) => post.title);', ['posts', 'posts[].title']],
    [
      'optional access',
      'list.posts[0]?.author.name.length;',
      ['posts', 'posts[].author', 'posts[].author.name'],
    ],
    ['access by a name', `const key = 'total' as 'total' | 'next'; list[key];`, ['next', 'total']],
    ['destructuring', 'const { total: all, posts: [first] } = list; first;', ['posts', 'total']],
    [
      'destructured parameters',
      'list.posts.forEach(({ excerpt }) => excerpt);',
      ['posts', 'posts[].excerpt'],
    ],
    [
      'what a picked type keeps',
      `const post: Pick<Post, 'title'> | undefined = list.posts[0]; post?.title;`,
      ['posts', 'posts[].title'],
    ],
    [
      'an own type that it is given to',
      'const sized: { page: { of: number } } = list; sized;',
      ['page', 'page.of'],
    ],
    [
      'an own type of a parameter',
      'const draw = (card: { image: string }[]) => card; draw(list.posts);',
      ['posts', 'posts[].image'],
    ],
    [
      'the constraint of a generic component',
      `function Table<Row extends { image: string }>(props: { rows?: readonly Row[] }) { return props; }
       const Page = () => <Table rows={list.posts} />;`,
      ['posts', 'posts[].image'],
    ],
    [
      'the constraint of a generic function',
      'function keys<Row extends { image: string }>(rows: readonly Row[]) { return rows; } keys(list.posts);',
      ['posts', 'posts[].image'],
    ],
    ['a copy', 'const copy = { ...list.page, own: 1 }; copy.size;', ['page', 'page.size']],
    ['a value given to what reads all', 'Object.entries(list.page);', ['page', 'page.of', 'page.size']],
    ['nothing of a list that is only asked for', '', []],
  ])('has %s', (_, body, fields) => {
    expect(readsOf(body)).toEqual({ 'GET /api/posts': fields });
  });

  it('has not what it sends', () => {
    const sent = `{ title: '', excerpt: '', image: '', tags: [], author: { name: '', mail: '' }, unread: '' }`;
    const reads = readsOf(
      `const { data } = await client.POST('/api/posts', { body: ${sent} }); data?.slug; list;`,
    );
    expect(reads).toEqual({ 'GET /api/posts': [], 'POST /api/posts': ['slug'] });
  });

  it('cannot be told of an address that is not a literal', () => {
    expect(() => readsOf(`const at = '/api/' + 'posts'; await client.GET(at as never);`)).toThrow(
      /page\.tsx:5 calls the API with an address that is not a literal/,
    );
  });

  it('is nothing without the client', () => {
    write('src/remote.tsx', 'export const page = 1;');
    expect(findReads(folder, path.join(folder, 'src/api.d.ts'))).toEqual({});
  });
});
