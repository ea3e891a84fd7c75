import { dropUnsavedText, keepUnsavedText, newTab, type TypedText } from './unsaved-text.store';
import { toWorkingCopy } from './working-copy.logic';
import type { WorkingCopyCalls } from './working-copy.queries';

const KEPT_AFTER_MS = 400;
const SENT_AFTER_MS = 3000;
const RETRIED_AFTER_MS = 15_000;

export interface KeepStatus {
  /** When the API last stored the text, ISO 8601; null before, and while the API is unreachable. */
  savedAt: string | null;
  /** The API is unreachable: only this browser has the text. */
  hasFailed: boolean;
}

/**
 * Stores the unsaved text of one tab by these rules:
 *
 * 1. 400 ms after the last change, and when the page is hidden or left, this browser stores the tab's text.
 * 2. 3 s after the first change that the API lacks, the API stores it as the author's working copy. A failed attempt
 *    is repeated every 15 s; until one succeeds the author sees that only this browser has the text.
 * 3. Each tab has a record of its own in the browser, so that two tabs never overwrite each other. The API has one
 *    working copy of a post, that of the last tab to write.
 * 4. Text that equals the post again, or is saved in the post, is deleted from both.
 */
export class TextKeeper {
  #tab = newTab();
  #text: TypedText | null = null;
  /** The text of this tab at the API. */
  #sent: TypedText['fields'] | null = null;
  #isHeld = true;
  #isPaused = false;
  #isFinished = false;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly post: string,
    private readonly calls: WorkingCopyCalls,
    private readonly onStatus: (status: KeepStatus) => void,
  ) {}

  get tab(): string {
    return this.#tab;
  }

  /**
   * @param text null when nothing is unsaved.
   * @param isHeld whether the author has not decided about an earlier working copy, which must not be overwritten.
   */
  update(text: TypedText | null, isHeld: boolean): void {
    this.#text = text;
    this.#isHeld = isHeld;
    if (this.#isFinished) return;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(this.keep, KEPT_AFTER_MS);
    if (text || this.#sent) this.#schedule(SENT_AFTER_MS);
  }

  /** Stores the text in this browser now. */
  keep = (): void => {
    if (this.#isFinished) return;
    if (this.#text)
      keepUnsavedText({ ...this.#text, tab: this.#tab, post: this.post, savedAt: new Date().toISOString() });
    else dropUnsavedText(this.#tab);
  };

  /** Switches to the record of another tab; this tab's record is kept. @param tab id of the record. */
  continueAs(tab = newTab()): void {
    this.keep();
    this.#tab = tab;
  }

  /** Waits for requests in flight, and sends no more until {@link resume}. */
  pause(): Promise<void> {
    this.#isPaused = true;
    return this.#running;
  }

  resume(): void {
    this.#isPaused = false;
    this.#schedule(SENT_AFTER_MS);
  }

  /** The text is saved in the post. */
  finish(): void {
    this.#isFinished = true;
    dropUnsavedText(this.#tab);
  }

  /** The editor unmounts: due text is stored now; text that waits for the API stays in the browser. */
  end(): void {
    clearTimeout(this.#keepTimer);
    this.keep();
    if (this.#sendTimer && !this.#isPaused) this.#sendNow();
  }

  #schedule(milliseconds: number): void {
    if (!this.#isPaused && !this.#isHeld) this.#sendTimer ??= setTimeout(this.#sendNow, milliseconds);
  }

  #sendNow = (): void => {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    this.#running = this.#running.then(() => this.#send());
  };

  async #send(): Promise<void> {
    const text = this.#text;
    if (this.#isPaused || this.#sent === (text?.fields ?? null)) return;
    try {
      const savedAt = text ? await this.calls.save(toWorkingCopy(text)) : await this.calls.discard();
      this.#sent = text?.fields ?? null;
      this.onStatus({ savedAt: savedAt ?? null, hasFailed: false });
    } catch {
      this.onStatus({ savedAt: null, hasFailed: true });
      this.#schedule(RETRIED_AFTER_MS);
    }
  }
}
