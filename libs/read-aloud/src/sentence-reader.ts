import type { SwedishVoice } from './swedish-voice';

/** What a reader shows. */
export interface ReaderState {
  status: 'reading' | 'paused' | 'ended';
  /** The sentence that is read, or that is read next. */
  index: number;
  rate: number;
  /** Minutes until it falls silent; null without a timer. */
  minutes: number | null;
}

/** Volumes of the last sentences before the timer ends. */
const FADE = [0.6, 0.3] as const;
const MS_A_MINUTE = 60_000;

/**
 * Reads sentences one at a time, each by an utterance of its own: pausing and changing the speed cancel it and begin it
 * again, because the pause of the browsers' voices is unreliable.
 */
export class SentenceReader {
  readonly #texts: readonly string[];
  readonly #voice: SwedishVoice;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #state: ReaderState = { status: 'paused', index: 0, rate: 1, minutes: null };
  /** Milliseconds since 1970. */
  #silentAt = Infinity;
  /** Sentences read since the timer ran out. */
  #faded = 0;
  #volume = 1;

  constructor(texts: readonly string[], voice: SwedishVoice, now: () => number = Date.now) {
    this.#texts = texts;
    this.#voice = voice;
    this.#now = now;
  }

  readonly getState = (): ReaderState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads from a sentence on; from the present one when left out. */
  play(index = this.#state.status === 'ended' ? 0 : this.#state.index): void {
    const inside = Math.min(Math.max(index, 0), this.#texts.length - 1);
    this.#change({ status: 'reading', index: inside });
    this.#speak();
  }

  pause(): void {
    this.#voice.cancel();
    if (this.#state.status === 'reading') this.#change({ status: 'paused' });
  }

  /** Goes some sentences forward or back, and goes on reading if it was. */
  step(count: number): void {
    const index = Math.min(Math.max(this.#state.index + count, 0), this.#texts.length - 1);
    if (this.#state.status === 'reading') this.play(index);
    else this.#change({ status: 'paused', index });
  }

  setRate(rate: number): void {
    this.#change({ rate });
    if (this.#state.status === 'reading') this.#speak();
  }

  /** Falls silent after so many minutes, at the end of a sentence. */
  setTimer(minutes: number | null): void {
    this.#silentAt = minutes === null ? Infinity : this.#now() + minutes * MS_A_MINUTE;
    this.#faded = 0;
    this.#volume = 1;
    this.#change({ minutes });
  }

  #speak(): void {
    const { index, rate } = this.#state;
    const text = this.#texts[index];
    if (text === undefined) return;
    this.#voice.speak(text, { rate, volume: this.#volume, onEnd: () => this.#goOn() });
  }

  #goOn(): void {
    if (this.#state.status !== 'reading') return;
    const next = this.#state.index + 1;
    if (next >= this.#texts.length) return this.#change({ status: 'ended' });
    if (this.#now() >= this.#silentAt) {
      const volume = FADE[this.#faded];
      if (volume === undefined) {
        this.setTimer(null);
        return this.#change({ status: 'paused', index: next });
      }
      this.#volume = volume;
      this.#faded += 1;
    }
    this.play(next);
  }

  #change(changes: Partial<ReaderState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }
}
