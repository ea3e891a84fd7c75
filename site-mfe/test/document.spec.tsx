/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { jsonResponse, networkFailure, startFakeApi } from './fake-api';
import { anArticle, aRelated, aSummary, listingOf } from './fixtures';
import { renderDocument } from './render-document';

function startApi() {
  const api = startFakeApi();
  api.on('/api/blog/posts', ({ searchParams }) => jsonResponse(listingOf([aSummary()], searchParams)));
  api.on('/api/blog/posts/vila', () =>
    jsonResponse({ post: anArticle({ slug: 'vila' }), related: [aRelated({ id: '2', slug: 'annan' })] }),
  );
  return api;
}

describe('a page from the server', () => {
  it.each(['/', '/kunskapsbibliotek', '/kunskapsbibliotek/vila'])(
    'holds %s with one h1 and its covers, without inline style, inline handlers or a main of its own',
    async (path) => {
      startApi();
      const { markup, status } = await renderDocument(path);
      expect(status).toBe(200);
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).toContain('<svg');
      expect(markup).not.toMatch(/\sstyle=|<style|<main|\son\w+=/);
    },
  );

  it('holds the whole article as the API gave it, and its data block', async () => {
    startApi();
    const { markup } = await renderDocument('/kunskapsbibliotek/vila');
    expect(markup).toContain(
      '<p>Första stycket.</p><h2 id="kroppen">Kroppen</h2><p>Mer <a href="/resurser">här</a>.</p>',
    );
    expect(markup).toMatch(/<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org"/);
  });

  it('sends the body once: the data beside the markup does not hold it', async () => {
    startApi();
    const { data } = await renderDocument('/kunskapsbibliotek/vila');
    expect(data).toContain('"title":"Vila utan prestation"');
    expect(data).not.toContain('Första stycket');
  });

  it('stays the start page while the API is out of reach', async () => {
    startFakeApi().on('/api/blog/posts', networkFailure);
    expect((await renderDocument('/')).status).toBe(200);
  });

  it.each([
    ['/kunskapsbibliotek/finns-inte', 302, '/kunskapsbibliotek'],
    ['/kunskapsbibliotek/somn', 302, '/kunskapsbibliotek?category=somn'],
    ['/kunskapsbibliotek/gammal', 301, '/kunskapsbibliotek/vila'],
  ])('redirects %s with %i to %s', async (path, status, location) => {
    startApi().on('/api/blog/posts/gammal', () => jsonResponse({ redirect: 'vila' }));
    expect(await renderDocument(path)).toMatchObject({ status, location });
  });
});
