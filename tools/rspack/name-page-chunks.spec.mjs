import { expect, it } from '@jest/globals';
import namePageChunks from './name-page-chunks.mjs';

it('names the chunk of a page, and the handle of its route, by the folder', () => {
  const source = "lazy: () => import('./pages/sleep/sleep-page'),";
  expect(namePageChunks(source)).toBe(
    'lazy: () => import(/* webpackChunkName: "sleep" */ \'./pages/sleep/sleep-page\')' +
      '.then((page) => ({ ...page, handle: { chunk: "sleep" } })),',
  );
});

it('puts the modules of one folder into one chunk, over several lines too', () => {
  const named = namePageChunks(
    "join(\n  import(\n    './pages/home/home-page',\n  ), import('./pages/home/home.queries'))",
  );
  expect(named.match(/webpackChunkName: "home"/g)).toHaveLength(2);
});

it('refuses an import whose chunk would have no name', () => {
  for (const path of ['./features/home', './pages/home'])
    expect(() => namePageChunks(`import('${path}')`)).toThrow("'./pages/<folder>/<file>'");
});
