import { newTab, type StoredText, type TextStore } from './text-store';

const KEPT_AFTER_MS = 400;
const SENT_AFTER_MS = 3000;
const RETRIED_AFTER_MS = 15_000;

export interface KeepStatus {
  /** When the API last stored the text, ISO 8601; null before, and while the API is unreachable. */
  savedAt: string | null;
  /** The API is unreachable: at most this browser has the text. */
  hasFailed: boolean;
  /** The browser refuses to store the text. */
  isRefused: boolean;
}

/** The author's unsaved texts at the API. */
export interface RemoteTexts<Text> {
  read: (signal: AbortSignal) => Promise<StoredText<Text>[]>;
  /** @returns the time of the save, ISO 8601. */
  save: (document: string, tab: string, text: Text) => Promise<string>;
  /** @param sentAt discards only what was stored then. */
  discard: (document: string, tab: string, sentAt?: string) => Promise<void>;
}

type Offer = Pick<StoredText<unknown>, 'document' | 'tab' | 'savedAt' | 'sentAt'>;

/**
 * Stores the unsaved text of one tab by these rules:
 *
 * 1. 400 ms after the last change, and when the page is hidden or left, this browser stores the tab's text.
 * 2. 3 s after the first change that the API lacks, the API stores it. A failed attempt is repeated every 15 s; until
 *    one succeeds the author sees that only this browser has the text.
 * 3. Each tab has a record of its own in both places, so that nothing overwrites another text. Text that is taken up
 *    gets a new record, and its former one is deleted once that is stored, unless its tab has changed it since.
 * 4. Text that equals the document again, or is saved in it, is deleted from both.
 */
export class TextKeeper<Text extends object> {
  /** Requests of keepers whose page is left, or whose text is saved. */
  static #lastRequests: Promise<unknown> = Promise.resolve();

  #tab = newTab();
  #text: Text | null = null;
  /** The text of this tab at the API. */
  #sent: Text | null = null;
  /** Records of texts that were taken up, until the text is stored under this tab. */
  #taken: Offer[] = [];
  #hasBegunAnew = false;
  /** Tabs whose texts the author has thrown away. */
  readonly #discarded = new Set<string>();
  /** The text of this tab in the browser. */
  #kept: Text | null = null;
  #keptAt = '';
  #isPaused = false;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #status: KeepStatus = { savedAt: null, hasFailed: false, isRefused: false };

  /** @param remote null where the document itself is saved while it is typed. */
  constructor(
    private document: string,
    private readonly store: TextStore<Text>,
    private readonly remote: Omit<RemoteTexts<Text>, 'read'> | null,
    private readonly onStatus: (status: KeepStatus) => void,
  ) {}

  get tab(): string {
    return this.#tab;
  }

  /** Resolves once the editors that were left before have stored and deleted what they had to. */
  static settled(): Promise<unknown> {
    return TextKeeper.#lastRequests;
  }

  /** Those of the API's list that are still to be offered: none once a text is taken up. */
  unanswered<Stored extends Offer>(found: Stored[]): Stored[] {
    return this.#hasBegunAnew
      ? []
      : found.filter(({ tab }) => tab !== this.#tab && !this.#discarded.has(tab));
  }

  /** @param text null when nothing is unsaved. */
  update(text: Text | null): void {
    if (text === null && this.#text === null) return;
    this.#text = text;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(this.keep, KEPT_AFTER_MS);
    this.#schedule(SENT_AFTER_MS);
  }

  /** Stores the text in this browser now. */
  keep = (): void => {
    clearTimeout(this.#keepTimer);
    const { document } = this;
    this.#keptAt = new Date().toISOString();
    const isKept =
      this.#text !== null &&
      this.store.keep({ ...this.#text, tab: this.#tab, document, savedAt: this.#keptAt });
    if (isKept) {
      this.#kept = this.#text;
      for (const { tab, savedAt } of this.#taken) this.store.drop(tab, savedAt);
    }
    if (this.#text === null) this.store.drop(this.#tab);
    const isRefused = this.#text !== null && !isKept;
    if (isRefused !== this.#status.isRefused) this.#setStatus({ isRefused });
  };

  /**
   * The author takes up another text, which the next {@link update} brings. The present text stays a record.
   *
   * @returns that record.
   */
  takeUp(offer: Offer): StoredText<Text> | undefined {
    this.keep();
    const text = this.#text;
    const left = text && { ...text, tab: this.#tab, document: this.document, savedAt: this.#keptAt };
    if (left && text !== this.#sent) {
      const { document, tab } = left;
      this.#running = this.#running.then(() => this.remote?.save(document, tab, text)).catch(() => {});
    }
    this.#begin();
    this.#taken.push(offer);
    return left ?? undefined;
  }

  /** The author throws another text away. */
  discard({ document, tab, savedAt, sentAt }: Offer): void {
    this.store.drop(tab, savedAt);
    this.#discarded.add(tab);
    // This browser offered it before the API did. A tab of it that is still open may have sent more since.
    if (sentAt === undefined && this.store.find(document, this.#tab).some((other) => other.tab === tab))
      return;
    this.#running = this.#running.then(() => this.remote?.discard(document, tab, sentAt)).catch(() => {});
  }

  /** Waits for requests in flight, and sends no more until {@link resume}. */
  pause(): Promise<unknown> {
    this.#isPaused = true;
    return this.#running;
  }

  resume(): void {
    this.#isPaused = false;
    this.#schedule(SENT_AFTER_MS);
  }

  /** The text is saved in the document; what is typed from now on is a text of its own. @param document its id. */
  finish(document: string): void {
    this.store.drop(this.#tab);
    for (const offer of this.#taken) this.discard(offer);
    this.#begin();
    this.#taken = [];
    this.document = document;
    this.#isPaused = false;
    this.#leave();
  }

  /** The page is hidden or left: due text is stored now. */
  end = (): void => {
    // A record that is there, or that another tab has taken up since, is not stored again.
    if (this.#text && this.#text !== this.#kept) this.keep();
    if (this.#sendTimer && !this.#isPaused) this.#sendNow();
    this.#leave();
  };

  #leave(): void {
    TextKeeper.#lastRequests = Promise.all([TextKeeper.#lastRequests, this.#running]);
  }

  /** Begins a record without a text. */
  #begin(): void {
    clearTimeout(this.#keepTimer);
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    this.#hasBegunAnew = true;
    this.#tab = newTab();
    this.#text = this.#sent = this.#kept = null;
  }

  #schedule(milliseconds: number): void {
    if (this.remote && !this.#isPaused) this.#sendTimer ??= setTimeout(this.#sendNow, milliseconds);
  }

  #sendNow = (): void => {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    this.#running = this.#running.then(() => this.#send());
  };

  async #send(): Promise<void> {
    const [tab, text, { document, remote }] = [this.#tab, this.#text, this];
    if (!remote || this.#isPaused || this.#sent === text) return;
    try {
      const savedAt = text ? await remote.save(document, tab, text) : await remote.discard(document, tab);
      if (tab === this.#tab) this.#sent = text;
      // The browser has an older text of this tab, which would be offered instead.
      if (this.#status.isRefused) this.store.drop(tab);
      this.#setStatus({ savedAt: savedAt ?? null, hasFailed: false });
      if (text && tab === this.#tab) for (const offer of this.#taken.splice(0)) this.discard(offer);
    } catch {
      this.#setStatus({ savedAt: null, hasFailed: true });
      this.#schedule(RETRIED_AFTER_MS);
    }
  }

  #setStatus(change: Partial<KeepStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.onStatus(this.#status);
  }
}
