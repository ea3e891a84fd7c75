import { describe, expect, it, jest } from '@jest/globals';
import { SentenceReader, type SentenceVoice } from './sentence-reader';

/** A voice that ends a sentence when the test says so. */
function aVoice() {
  const said: { text: string; rate?: number; volume?: number }[] = [];
  let onEnd: (() => void) | undefined;
  const voice: SentenceVoice = {
    speak(index, options) {
      said.push({ text: TEXTS[index] ?? '', rate: options.rate, volume: options.volume });
      onEnd = options.onEnd;
    },
    cancel() {
      onEnd = undefined;
    },
  };
  return { voice, said, end: () => onEnd?.() };
}

const TEXTS = ['Ett.', 'Två.', 'Tre.', 'Fyra.', 'Fem.'];

function start() {
  const clock = { now: 0 };
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
  const spoken = aVoice();
  const reader = new SentenceReader(TEXTS.length, spoken.voice);
  return { ...spoken, reader, clock, words: () => spoken.said.map(({ text }) => text) };
}

describe('a reader', () => {
  it('reads one sentence after another to the end, and begins anew after it', () => {
    const { reader, end, words } = start();
    reader.play();
    TEXTS.forEach(end);
    expect(words()).toEqual(TEXTS);
    expect(reader.getState().status).toBe('ended');
    reader.play();
    expect(words().at(-1)).toBe('Ett.');
  });

  it('begins the sentence again that was paused', () => {
    const { reader, end, words } = start();
    reader.play();
    end();
    reader.pause();
    end();
    expect(reader.getState()).toMatchObject({ status: 'paused', index: 1 });
    reader.play();
    expect(words()).toEqual(['Ett.', 'Två.', 'Två.']);
  });

  it('goes back and forth by sentences within the text, silent while it is paused', () => {
    const { reader, words } = start();
    reader.step(3);
    reader.step(-9);
    expect(words()).toEqual([]);
    reader.play(2);
    reader.step(1);
    reader.step(9);
    expect(words()).toEqual(['Tre.', 'Fyra.', 'Fem.']);
  });

  it('changes the speed from the present sentence on', () => {
    const { reader, said } = start();
    reader.play(1);
    reader.setRate(1.2);
    expect(said.at(-1)).toMatchObject({ text: 'Två.', rate: 1.2 });
  });

  it('fades over two sentences when its time is up, and falls silent', () => {
    const { reader, end, said, clock } = start();
    reader.setTimer(10);
    reader.play();
    clock.now = 10 * 60_000;
    end();
    end();
    end();
    expect(said.map(({ volume }) => volume)).toEqual([1, 0.6, 0.3]);
    expect(reader.getState()).toMatchObject({ status: 'paused', minutes: null });
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const { reader } = start();
    let changes = 0;
    const unsubscribe = reader.subscribe(() => {
      changes += 1;
    });
    reader.play();
    unsubscribe();
    reader.pause();
    expect(changes).toBe(1);
  });
});
