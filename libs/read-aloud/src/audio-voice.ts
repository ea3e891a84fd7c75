import type { SentenceOptions, SentenceVoice } from './sentence-reader';

/** Milliseconds between two looks at the clock of the audio, so that a stall delays no sentence for long. */
const MAX_WAIT_MS = 1000;

/** The parts of an audio element that the voice uses. */
export type AudioSource = Pick<
  HTMLAudioElement,
  'currentTime' | 'playbackRate' | 'volume' | 'paused' | 'ended' | 'play' | 'pause' | 'addEventListener'
>;

/** A recorded voice: its sentences follow each other in one file, which plays on from one to the next. */
export class AudioVoice implements SentenceVoice {
  readonly #audio: AudioSource;
  readonly #starts: readonly number[];
  #options: SentenceOptions | undefined;
  /** Second at which the present sentence ends. */
  #end = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param starts second of each sentence in the file. */
  constructor(audio: AudioSource, starts: readonly number[]) {
    this.#audio = audio;
    this.#starts = starts;
    for (const event of ['playing', 'seeked', 'timeupdate'])
      audio.addEventListener(event, () => this.#watch());
    audio.addEventListener('ended', () => this.#options?.onEnd());
    audio.addEventListener('error', () => this.#stop('failed'));
    // A call, or headphones that are pulled out.
    audio.addEventListener('pause', () => {
      if (!audio.ended) this.#stop('paused');
    });
  }

  speak(index: number, options: SentenceOptions): void {
    this.#options = options;
    this.#end = this.#starts[index + 1] ?? Infinity;
    this.#audio.playbackRate = options.rate;
    this.#audio.volume = options.volume;
    if (!options.isContinued) this.#audio.currentTime = this.#starts[index] ?? 0;
    if (this.#audio.paused)
      this.#audio.play().catch((error: unknown) => {
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!isAborted) this.#stop(isRefused ? 'paused' : 'failed');
      });
    this.#watch();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#options = undefined;
    this.#audio.pause();
  }

  #stop(reason: 'paused' | 'failed'): void {
    const options = this.#options;
    this.#options = undefined;
    clearTimeout(this.#timer);
    options?.onStop(reason);
  }

  /** Ends the sentence when its time is over. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (!this.#options || this.#audio.paused) return;
    const waitMs = ((this.#end - this.#audio.currentTime) / this.#audio.playbackRate) * 1000;
    if (waitMs <= 0) this.#options.onEnd();
    else this.#timer = setTimeout(() => this.#watch(), Math.min(waitMs, MAX_WAIT_MS));
  }
}
