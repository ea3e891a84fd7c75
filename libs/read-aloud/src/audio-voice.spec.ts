import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AudioVoice } from './audio-voice';
import { SentenceReader } from './sentence-reader';

const STARTS = [0, 2, 5, 9];
const LENGTH = 12;

/** An audio element that plays by Jest's clock. */
class FakeAudio extends EventTarget {
  playbackRate = 1;
  volume = 1;
  paused = true;
  seeks: number[] = [];
  #from = 0;
  #since = 0;

  get currentTime() {
    if (this.paused) return this.#from;
    return Math.min(this.#from + ((Date.now() - this.#since) / 1000) * this.playbackRate, LENGTH);
  }
  set currentTime(seconds: number) {
    this.seeks.push(seconds);
    this.#from = seconds;
    this.#since = Date.now();
  }
  get ended() {
    return this.currentTime >= LENGTH;
  }
  async play() {
    this.#since = Date.now();
    this.paused = false;
  }
  pause() {
    this.#from = this.currentTime;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start() {
  const audio = new FakeAudio();
  const reader = new SentenceReader(STARTS.length, new AudioVoice(audio, STARTS));
  return { audio, reader, index: () => reader.getState().index };
}

describe('an audio voice', () => {
  it('plays one sentence after another without seeking', () => {
    const { audio, reader, index } = start();
    reader.play();
    jest.advanceTimersByTime(1999);
    expect(index()).toBe(0);
    jest.advanceTimersByTime(2);
    expect(index()).toBe(1);
    jest.advanceTimersByTime(7000);
    expect(index()).toBe(3);
    expect(audio.seeks).toEqual([0]);
    audio.dispatchEvent(new Event('ended'));
    expect(reader.getState().status).toBe('ended');
  });

  it('goes on within a sentence where it was paused', () => {
    const { audio, reader, index } = start();
    reader.play();
    jest.advanceTimersByTime(3500);
    reader.pause();
    jest.advanceTimersByTime(60_000);
    reader.play();
    expect(audio.currentTime).toBe(3.5);
    jest.advanceTimersByTime(1501);
    expect(index()).toBe(2);
    expect(audio.seeks).toEqual([0]);
  });

  it('begins a chosen sentence at its start, also one that was chosen while paused', () => {
    const { audio, reader, index } = start();
    reader.play(2);
    reader.pause();
    reader.step(1);
    reader.play();
    expect(audio.seeks).toEqual([5, 9]);
    reader.step(-2);
    expect(index()).toBe(1);
    expect(audio.currentTime).toBe(2);
  });

  it('keeps its place when the speed changes', () => {
    const { audio, reader, index } = start();
    reader.play();
    jest.advanceTimersByTime(1000);
    audio.currentTime = 1;
    reader.setRate(2);
    jest.advanceTimersByTime(501);
    expect(index()).toBe(1);
  });

  it('catches up with the audio when timers came late', () => {
    const { audio, reader, index } = start();
    reader.play();
    audio.currentTime = 9.5;
    audio.dispatchEvent(new Event('timeupdate'));
    expect(index()).toBe(3);
  });

  it('says that it was paused by the device, and that its file cannot be had', () => {
    const { audio, reader } = start();
    reader.play();
    audio.pause();
    expect(reader.getState().status).toBe('paused');
    reader.play();
    audio.dispatchEvent(new Event('error'));
    expect(reader.getState().status).toBe('failed');
  });
});
