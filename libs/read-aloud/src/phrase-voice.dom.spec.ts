import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { spokenHash } from '@stillsam/post-html/sentences';
import { act, renderHook } from '@testing-library/react';
import { usePhraseVoice } from './phrase-voice';

const PHRASES = { first: ['Andas ut.'], rest: ['Vila.', 'Kom tillbaka.'] };
const PLACE = { cache: 'kept', id: 'vila' };

let play: jest.SpiedFunction<HTMLAudioElement['play']>;
function audio(): HTMLAudioElement {
  const [element] = play.mock.contexts;
  if (!(element instanceof HTMLAudioElement)) throw new Error('Nothing was played');
  return element;
}

/** The voice of a page that was told of the audio of some words. */
async function open(words: readonly string[]) {
  const text = await spokenHash(words.map((word) => ({ text: word })));
  const told = { text, src: '/ljud', voice: 'Alva', is_test: false, bytes: 9, starts: [0, 2, 4] };
  setRuntimeConfig({ siteOrigin: '', apiOrigin: '', guidance: [told] });
  const { result } = renderHook(() => usePhraseVoice(PHRASES, PLACE));
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(async () => void (await spokenHash([])));
  return () => result.current;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { isSecureContext: true });
  let at = 0;
  let since = 0;
  let isPlaying = false;
  const now = () => (isPlaying ? at + (Date.now() - since) / 1000 : at);
  const { prototype } = HTMLMediaElement;
  jest.spyOn(prototype, 'canPlayType').mockReturnValue('probably');
  jest.spyOn(prototype, 'paused', 'get').mockImplementation(() => !isPlaying);
  jest.spyOn(prototype, 'currentTime', 'get').mockImplementation(now);
  jest.spyOn(prototype, 'currentTime', 'set').mockImplementation((seconds) => {
    at = seconds;
    since = Date.now();
  });
  play = jest.spyOn(prototype, 'play').mockImplementation(async () => {
    since = Date.now();
    isPlaying = true;
  });
  jest.spyOn(prototype, 'pause').mockImplementation(() => {
    at = now();
    isPlaying = false;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('plays one phrase alone, and falls silent before the next', async () => {
  const { state, voice, recording } = (await open(['Andas ut.', 'Vila.', 'Kom tillbaka.']))();
  expect([state, recording?.narration.voice]).toEqual(['available', 'Alva']);
  voice.speak('Vila.');
  expect([audio().currentTime, audio().paused, audio().preload]).toEqual([2, false, 'none']);
  jest.advanceTimersByTime(1590);
  expect(audio().paused).toBe(false);
  jest.advanceTimersByTime(20);
  expect(audio().paused).toBe(true);
  expect(audio().currentTime).toBeLessThan(4);
});

it('leaves the phrases to the device when the audio is of other words', async () => {
  const { state, recording } = (await open(['Andas in.', 'Vila.', 'Kom tillbaka.']))();
  expect([state, recording]).toEqual(['unknown', undefined]);
});

it('leaves the phrases to the device when the file cannot be had, and says if it has no voice', async () => {
  const current = await open(['Andas ut.', 'Vila.', 'Kom tillbaka.']);
  current().voice.speak('Andas ut.');
  act(() => void audio().dispatchEvent(new Event('error')));
  expect([current().state, current().recording, current().isLost]).toEqual(['unknown', undefined, true]);
});
