/** What a reader shows. */
export interface ReaderState {
  status: 'reading' | 'paused' | 'ended' | 'failed';
  /** The sentence that is read, or that is read next. */
  index: number;
  rate: number;
  /** Minutes until it falls silent; null without a timer. */
  minutes: number | null;
}

export interface SentenceOptions {
  /** 1 is ordinary speech. */
  rate: number;
  /** 0 to 1. */
  volume: number;
  /** It goes on where the voice is: after a pause, or from the sentence before. */
  isContinued: boolean;
  /** Called once the sentence is over. A cancelled one calls nothing. */
  onEnd: () => void;
  /** Called when the device stops the voice, or its sound cannot be had. */
  onStop: (reason: 'paused' | 'failed') => void;
}

/** Says the sentences of one text, by their numbers. */
export interface SentenceVoice {
  speak(index: number, options: SentenceOptions): void;
  cancel(): void;
}

/** Volumes of the last sentences before the timer ends. */
const FADE = [0.6, 0.3] as const;
const MS_A_MINUTE = 60_000;

/** Reads the sentences of a text one after another, with whichever voice it has. */
export class SentenceReader {
  readonly #count: number;
  readonly #voice: SentenceVoice;
  readonly #listeners = new Set<() => void>();
  #state: ReaderState = { status: 'paused', index: 0, rate: 1, minutes: null };
  /** The sentence was chosen while the voice was silent, which is not there yet. */
  #isMoved = true;
  /** Milliseconds since 1970. */
  #silentAt = Infinity;
  /** Sentences read since the timer ran out. */
  #faded = 0;
  #volume = 1;

  constructor(count: number, voice: SentenceVoice) {
    this.#count = count;
    this.#voice = voice;
  }

  readonly getState = (): ReaderState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads from a sentence on; goes on where it was when left out. */
  play(index?: number): void {
    const hasEnded = this.#state.status === 'ended';
    const isContinued = index === undefined && !this.#isMoved && !hasEnded;
    this.#isMoved = false;
    this.#change({ status: 'reading', index: this.#inside(index ?? (hasEnded ? 0 : this.#state.index)) });
    this.#speak(isContinued);
  }

  pause(): void {
    this.#voice.cancel();
    if (this.#state.status === 'reading') this.#change({ status: 'paused' });
  }

  /** Goes some sentences forward or back, and goes on reading if it was. */
  step(count: number): void {
    const index = this.#state.index + count;
    if (this.#state.status === 'reading') return this.play(index);
    this.#isMoved = true;
    this.#change({ status: 'paused', index: this.#inside(index) });
  }

  setRate(rate: number): void {
    this.#change({ rate });
    if (this.#state.status === 'reading') this.#speak(true);
  }

  /** Falls silent after so many minutes, at the end of a sentence. */
  setTimer(minutes: number | null): void {
    this.#silentAt = minutes === null ? Infinity : Date.now() + minutes * MS_A_MINUTE;
    this.#faded = 0;
    this.#volume = 1;
    this.#change({ minutes });
  }

  #inside(index: number): number {
    return Math.min(Math.max(index, 0), this.#count - 1);
  }

  #speak(isContinued: boolean): void {
    const { index, rate } = this.#state;
    this.#voice.speak(index, {
      rate,
      volume: this.#volume,
      isContinued,
      onEnd: () => this.#goOn(),
      onStop: (status) => this.#change({ status }),
    });
  }

  #goOn(): void {
    if (this.#state.status !== 'reading') return;
    const index = this.#state.index + 1;
    if (index >= this.#count) return this.#change({ status: 'ended' });
    if (Date.now() >= this.#silentAt) {
      const volume = FADE[this.#faded];
      if (volume === undefined) {
        this.setTimer(null);
        this.#voice.cancel();
        return this.#change({ status: 'paused', index });
      }
      this.#volume = volume;
      this.#faded += 1;
    }
    this.#change({ index });
    this.#speak(true);
  }

  #change(changes: Partial<ReaderState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }
}
