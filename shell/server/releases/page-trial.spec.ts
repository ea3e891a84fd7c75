import { describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { redirect } from 'react-router';
import { missedDeadline } from '../rendering/deadline';
import { fakeRelease } from '../../test/fake-release';
import { PageTrial } from './page-trial';
import type { Release } from './release';

const element = createElement('p', null, 'Vila');
const site = () =>
  fakeRelease('site', [
    { path: '/', element },
    { path: '/gammal', loader: () => redirect('/') },
  ]);
const trialOf = (release: Release, judgesTime = true) =>
  new PageTrial({ release, released: ['site'], judgesTime });

it('describes a redirection as a page without markup', async () => {
  expect((await trialOf(site()).try('/gammal')).page).toMatchObject({ status: 302, bytes: 0 });
});

describe('the time of a page', () => {
  /** A release whose renderings take this time of the processor. */
  function timed(milliseconds: number): Release {
    const release = site();
    const renderer = {
      ...release.renderer,
      processorMilliseconds: 0,
      render(path: string, released: readonly string[]) {
        this.processorMilliseconds += milliseconds;
        return release.renderer.render(path, released);
      },
    };
    return { ...release, renderer };
  }

  it('refuses the page when it is over a second', async () => {
    const { page, problem } = await trialOf(timed(1001)).try('/');
    expect(problem).toEqual({
      text: 'the page takes 1001 ms of processor time to render; the limit is 1000 ms.',
      isTooSlow: true,
    });
    expect(page?.milliseconds).toBe(1001);
  });

  it('gives no reason where it takes a second', async () => {
    const { page, problem } = await trialOf(timed(1000)).try('/');
    expect([problem, page?.milliseconds]).toEqual([undefined, 1000]);
  });

  it('refuses nothing where times are not judged', async () => {
    const { page, problem } = await trialOf(timed(1001), false).try('/');
    expect([problem, page?.milliseconds]).toEqual([undefined, 1001]);
  });

  it('leaves out what a rendering waits for the processor', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 5000));
    const { page, problem } = await trialOf(timed(40)).try('/');
    jest.restoreAllMocks();
    expect([problem, page?.milliseconds]).toEqual([undefined, 40]);
  });

  it.each([
    ['missed its deadline', missedDeadline('The worker took more than 7000 ms.'), true],
    ['died', new Error('A worker died.'), false],
  ])('makes a later trial possible or not where the worker %s', async (_, error, isTooSlow) => {
    const release = site();
    const renderer = { ...release.renderer, render: () => Promise.reject(error) };
    const { problem } = await trialOf({ ...release, renderer }).try('/');
    expect(problem).toEqual({ text: error.message, isTooSlow });
  });
});
