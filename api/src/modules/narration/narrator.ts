import { Inject, Injectable } from '@nestjs/common';
import { errorText } from '@stillsam/http-server/error-text';
import type { Pronunciation } from '@stillsam/post-html/sentences';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { Database } from '../../database/database';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { MEDIA_STORE, type MediaStore } from '../media/media-store';
import { SettingsService } from '../settings/settings.service';
import { sha256 } from '../../text/sha256';
import { audioHashOf, textToSay, synthesise } from './narrated-text';
import { NarrationEntity } from './narration.entity';
import { claimText, deleteObsolete, type NarratedText } from './narrations.repository';
import { PRONUNCIATIONS } from './narrations.dto';
import { ReadableTexts } from './readable-texts';
import { VOICE, type Voice } from './voices/voice';

const IDLE_MS = 2000;
/** Longer than any text takes. */
const LEASE_MINUTES = 60;
const RETRY_MINUTES = 10;
const MAX_REASON_LENGTH = 500;

/** What all audio depends on beside its text: the voice, and the list of words. */
export const stateOf = (voice: Voice, words: readonly Pronunciation[]): string =>
  sha256(JSON.stringify([voice.id, words]));

export const fileOf = (audioHash: string): string => `narrations/${audioHash}.opus`;

/**
 * Makes the audio of published texts, one at a time. The text without audio that fits it is the job, so a job is never
 * lost and none has to be added where a text is changed; a claim keeps other processes from it.
 */
@Injectable()
export class Narrator extends RepeatedTask {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly texts: ReadableTexts,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(VOICE) private readonly voice: Voice | undefined,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    const { voice } = this;
    if (!voice) return undefined;
    return {
      run: () => this.#step(voice),
      everyMs: IDLE_MS,
      onFailure: (error) => {
        if (!isDatabaseUnavailable(error))
          this.logger.warn({ reason: errorText(error) }, 'texts to narrate cannot be read');
      },
    };
  }

  /** @returns milliseconds until the next step. */
  async #step(voice: Voice): Promise<number> {
    if (!this.database.source.isInitialized) return IDLE_MS;
    const { manager } = this.database;
    const files = this.texts.ofFiles();
    for (const hash of await deleteObsolete(manager, files)) await this.#removeUnused(hash);
    const { words } = await this.settings.read(PRONUNCIATIONS);
    const state = stateOf(voice, words);
    const text = await claimText(manager, files, { state, leaseMinutes: LEASE_MINUTES });
    if (!text) return IDLE_MS;
    try {
      await this.#narrate(text, voice, words);
    } catch (error) {
      await this.#postpone(text, error);
    }
    return 0;
  }

  async #narrate(text: NarratedText, voice: Voice, words: readonly Pronunciation[]): Promise<void> {
    const { source, product, version } = text;
    const row = await this.database.manager.findOneByOrFail(NarrationEntity, { source });
    const before = row.audioHash;
    const say = await textToSay((await this.texts.html(text)) ?? '', words);
    const audioHash = audioHashOf(say, voice);
    if (audioHash !== before) {
      const made = await synthesise(say.sentences, voice);
      if (made) await this.store.put(fileOf(audioHash), made.file, 'audio/ogg');
      row.audioHash = made && audioHash;
      row.details = made && made.details;
    }
    const basedOn = `${version} ${stateOf(voice, words)}`;
    const done = { product, basedOn, textHash: say.textHash, failure: null, dueAt: null };
    await this.database.manager.save(Object.assign(row, done));
    if (before && before !== row.audioHash) await this.#removeUnused(before);
  }

  async #postpone({ source }: NarratedText, error: unknown): Promise<void> {
    const reason = errorText(error).slice(0, MAX_REASON_LENGTH);
    this.logger.warn({ source, reason }, 'a text was not narrated');
    const dueAt = new Date(Date.now() + RETRY_MINUTES * 60_000);
    await this.database.manager.update(NarrationEntity, { source }, { failure: reason, dueAt });
  }

  async #removeUnused(audioHash: string): Promise<void> {
    if (await this.database.repository(NarrationEntity).existsBy({ audioHash })) return;
    await this.store.remove([fileOf(audioHash)]);
  }
}
