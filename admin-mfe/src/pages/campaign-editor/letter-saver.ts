import { ApiError } from '@stillsam/api-client';
import type { Conflict, SavedElsewhere } from '../../features/draft-editor/conflict.logic';
import { areSameFields, fieldsOf } from './campaign-fields.logic';
import {
  changedCampaign,
  type Campaign,
  type CampaignCalls,
  type CampaignFields,
  type StoredLetter,
} from './campaign.queries';

const SAVED_AFTER_MS = 1000;
const RETRIED_AFTER_MS = 15_000;

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'running' }
  /** `at`: ISO 8601. */
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; error: unknown }
  /** The letter was saved elsewhere since. */
  | { kind: 'conflict'; theirs: StoredLetter; by: SavedElsewhere }
  /** Another author has removed it. */
  | { kind: 'gone' }
  /** It is no draft any more. */
  | { kind: 'started' };

/**
 * Saves a letter while it is typed, by these rules:
 *
 * 1. One second after the last change the API stores it, over the version that the change started from. One save runs
 *    at a time; what is typed meanwhile is saved after it.
 * 2. A failed save is repeated every 15 s, and after each change. Once the author has declined to sign in again, only
 *    a save by hand asks for it.
 * 3. After a save elsewhere nothing is saved before the author has chosen between the two.
 */
export class LetterSaver {
  #stored: StoredLetter;
  /** The stored fields in the API's words: trimmed and sanitised. */
  #answered: CampaignFields;
  #typed: CampaignFields;
  #state: SaveState = { kind: 'idle' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(
    letter: Campaign,
    private readonly save: CampaignCalls['save'],
    private readonly onChange: (state: SaveState, stored: StoredLetter) => void,
  ) {
    this.#stored = toStored(letter);
    this.#typed = this.#answered = this.#stored.fields;
  }

  /** @param typed the valid fields of the form. */
  update(typed: CampaignFields): void {
    if (areSameFields(typed, this.#typed)) return;
    this.#typed = typed;
    this.#schedule(SAVED_AFTER_MS);
  }

  /**
   * Saves now what is not saved.
   *
   * @param isByHand whether an ended session may ask the author to sign in again.
   * @returns whether everything is saved.
   */
  async flush(isByHand = false): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    if (this.#isStopped) return false;
    while (!areSameFields(this.#typed, this.#stored.fields)) {
      this.#running ??= this.#send(isByHand).finally(() => (this.#running = undefined));
      if (!(await this.#running)) return false;
    }
    return true;
  }

  /** Continues from another version, that of a restore or of another author, with `typed` in the form. */
  continueFrom({ fields, version }: StoredLetter, typed: CampaignFields): void {
    clearTimeout(this.#timer);
    this.#answered = fields;
    this.#stored = { fields, version };
    this.#typed = typed;
    this.#setState({ kind: 'idle' });
  }

  /** The letter was saved elsewhere, as another call reported. */
  reportConflict({ current, by }: Conflict<Campaign>): void {
    clearTimeout(this.#timer);
    this.#setState({ kind: 'conflict', theirs: toStored(current), by });
  }

  /** The page is left. */
  end(): void {
    clearTimeout(this.#timer);
  }

  get #isStopped(): boolean {
    return ['conflict', 'gone', 'started'].includes(this.#state.kind);
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  async #send(isByHand: boolean): Promise<boolean> {
    const sent = this.#typed;
    const skipsSignIn = !isByHand && isSignedOut(this.#state);
    this.#setState({ kind: 'running' });
    try {
      const saved = await this.save(sent, this.#stored.version, skipsSignIn);
      this.#stored = { fields: sent, version: saved.version };
      this.#answered = fieldsOf(saved);
      this.#setState({ kind: 'saved', at: saved.updated_at });
      return true;
    } catch (error) {
      return this.#recover(error, sent);
    }
  }

  /** @returns whether to go on saving. */
  #recover(error: unknown, sent: CampaignFields): boolean {
    const conflict = changedCampaign(error);
    if (conflict && conflict.current.version !== this.#stored.version) {
      const theirs = toStored(conflict.current);
      // Their save changed nothing, or it is ours, whose response was lost.
      const isSent = areSameFields(theirs.fields, sent);
      if (isSent || areSameFields(theirs.fields, this.#answered)) {
        this.#stored = { fields: isSent ? sent : this.#stored.fields, version: theirs.version };
        this.#setState(isSent ? { kind: 'saved', at: conflict.current.updated_at } : { kind: 'running' });
        return true;
      }
      this.reportConflict(conflict);
      return false;
    }
    this.#setState(failedState(error));
    this.#schedule(RETRIED_AFTER_MS);
    return false;
  }

  #setState(state: SaveState): void {
    this.#state = state;
    this.onChange(state, this.#stored);
  }
}

export function toStored(letter: Campaign): StoredLetter {
  return { fields: fieldsOf(letter), version: letter.version };
}

function failedState(error: unknown): SaveState {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return { kind: 'gone' };
  if (status === 409) return { kind: 'started' };
  return { kind: 'failed', error };
}

function isSignedOut(state: SaveState): boolean {
  return state.kind === 'failed' && state.error instanceof ApiError && state.error.status === 401;
}
