import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { redirect } from 'react-router';
import { fakeRelease } from './fake-release';
import { PageTrial } from './page-trial';
import type { Release } from './release';

const element = createElement('p', null, 'Vila');
const site = () =>
  fakeRelease('site', [
    { path: '/', element, handle: { chunk: 'home' } },
    { path: '/gammal', loader: () => redirect('/') },
  ]);
const trialOf = (release: Release, scriptBudget: number | null = null) =>
  new PageTrial({ release, released: ['site'], scriptBudget });

describe('the time of a page', () => {
  let now = 0;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** A release whose renderings take these times, and wait as long for the API. */
  function timed(milliseconds: number[], apiMilliseconds: number[] = []): Release {
    const release = site();
    const renderer = {
      ...release.renderer,
      apiMilliseconds: 0,
      render(path: string, released: readonly string[]) {
        now += milliseconds.shift() ?? 0;
        this.apiMilliseconds += apiMilliseconds.shift() ?? 0;
        return release.renderer.render(path, released);
      },
    };
    return { ...release, renderer };
  }

  it('refuses the page when it is over a second twice', async () => {
    const { page, problem } = await trialOf(timed([3000, 1001])).try('/');
    expect(problem).toBe('the page takes 1001 ms to render; the limit is 1000 ms.');
    expect(page?.milliseconds).toBe(1001);
  });

  it.each([
    ['the first rendering is slow, as that of a cold worker is', [1900, 40], 40],
    ['the second rendering is slow, as on a busy machine', [40, 1900], 40],
    ['both take a second', [1000, 1000], 1000],
  ])('is no reason where %s', async (_, times, milliseconds) => {
    const { page, problem } = await trialOf(timed(times)).try('/');
    expect([problem, page?.milliseconds]).toEqual([undefined, milliseconds]);
  });

  it('is without the time of the API', async () => {
    const { page, problem } = await trialOf(timed([2900, 2900], [2850, 2860])).try('/');
    expect([problem, page?.milliseconds]).toEqual([undefined, 40]);
  });
});

describe('the scripts of a page', () => {
  /** A release of random, so incompressible, scripts. */
  function withScripts(): Release {
    const release = site();
    const text = (bytes: number) => randomBytes(bytes / 2).toString('hex');
    const chunks = {
      remote: { js: ['remote.js'], css: [] },
      home: { js: ['remote.js', 'home.js'], css: [] },
      other: { js: ['other.js'], css: [] },
    };
    const scripts = {
      'entry.js': text(4000),
      'remote.js': text(8000),
      'home.js': text(2000),
      'other.js': text(60_000),
    };
    return {
      ...release,
      manifest: { ...release.manifest, chunks },
      scripts: new Map(Object.entries(scripts)),
    };
  }

  it('are its entry, those of every page and its own, each once and compressed', async () => {
    const { page, problem } = await trialOf(withScripts(), 8000).try('/');
    expect(problem).toBeUndefined();
    // A hexadecimal digit holds four bits.
    expect(page?.scriptBytes).toBeGreaterThan(7000);
    expect(page?.scriptBytes).toBeLessThan(8000);
  });

  it('are refused over the budget, and any are taken without one', async () => {
    const { page, problem } = await trialOf(withScripts(), 7000).try('/');
    expect(problem).toBe(
      `the page has ${page?.scriptBytes} bytes of scripts, compressed; the limit is 7000.`,
    );
    expect((await trialOf(withScripts()).try('/')).problem).toBeUndefined();
  });

  it('are none of a redirection', async () => {
    const { page } = await trialOf(withScripts(), 7000).try('/gammal');
    expect(page).toMatchObject({ status: 302, bytes: 0, scriptBytes: 0 });
  });
});
