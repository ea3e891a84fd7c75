import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Like, type FindOptionsWhere } from 'typeorm';
import { Database } from '../../database/database';
import { byteRange, type ByteRange } from '../../http/byte-range';
import { COMMON_ERRORS, DomainError } from '../../http/domain-error';
import { storageUnavailable } from '../media/media.service';
import { MEDIA_STORE, type MediaStore } from '../media/media-store';
import { PurchaseAccess } from '../purchases/purchase-access';
import { SettingsService } from '../settings/settings.service';
import { NarrationEntity } from './narration.entity';
import { type GuidanceDto, type NarrationDto, PRONUNCIATIONS } from './narrations.dto';
import { EXERCISE } from './narrations.repository';
import { fileOf, stateOf } from './narrator';
import { VOICE, type Voice } from './voices/voice';

interface NarrationFile {
  file: Readable;
  /** Bytes of the whole. */
  length: number;
  /** The part that is read; undefined for the whole. */
  range: ByteRange | undefined;
  /** Only buyers may hear it. */
  isBought: boolean;
}

const HASH = /^[0-9a-f]{64}$/;

const addressOf = (audioHash: string) => `/api/narrations/files/${audioHash}`;

export const noNarration = () => new DomainError(404, 'NOT_FOUND', COMMON_ERRORS.NOT_FOUND);

/** The audio of texts, for those who may read them. */
@Injectable()
export class NarrationsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly access: PurchaseAccess,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(VOICE) private readonly voice: Voice | undefined,
  ) {}

  /**
   * The audio of a text that fits the text, the voice and the list of words of now.
   *
   * @param cookie value of the purchases' cookie.
   * @throws DomainError 404 NOT_FOUND.
   */
  async find(textHash: string, cookie: string | undefined): Promise<NarrationDto> {
    if (!HASH.test(textHash)) throw noNarration();
    const { audioHash, details } = await this.#permitted(await this.#current({ textHash }), cookie);
    if (!audioHash || !details) throw noNarration();
    return { text: textHash, src: addressOf(audioHash), ...details };
  }

  /** The audio of the exercises' phrases. */
  async guidance(): Promise<GuidanceDto[]> {
    const rows = await this.#current({ source: Like(`${EXERCISE}%`) });
    return rows.flatMap(({ textHash, audioHash, details }) => {
      if (!textHash || !audioHash || !details) return [];
      const { voice, is_test, bytes, sentences } = details;
      const firsts = sentences.filter(({ block }, number) => block !== sentences[number - 1]?.block);
      return {
        text: textHash,
        src: addressOf(audioHash),
        voice,
        is_test,
        bytes,
        starts: firsts.map(({ at }) => at),
      };
    });
  }

  /**
   * Opens a file, or the part of it that a range header asks for.
   *
   * @param cookie value of the purchases' cookie.
   * @throws DomainError 404 NOT_FOUND, 503 STORAGE_UNAVAILABLE.
   */
  async read(
    audioHash: string,
    cookie: string | undefined,
    rangeHeader: string | undefined,
  ): Promise<NarrationFile> {
    if (!HASH.test(audioHash)) throw noNarration();
    const rows = await this.database.repository(NarrationEntity).findBy({ audioHash });
    const { product, details } = await this.#permitted(rows, cookie);
    if (!details) throw noNarration();
    const range = byteRange(rangeHeader, details.bytes);
    const file = await this.store.stream(fileOf(audioHash), range).catch((error: unknown) => {
      throw storageUnavailable(error);
    });
    if (!file) {
      // The store has lost it, as after a restored backup: it is made again.
      const lost = { audioHash: null, basedOn: null, details: null };
      await this.database.repository(NarrationEntity).update({ audioHash }, lost);
      throw noNarration();
    }
    return { file, length: details.bytes, range, isBought: product !== null };
  }

  /** Those that fit the voice and the list of words of now. */
  async #current(where: FindOptionsWhere<NarrationEntity>): Promise<NarrationEntity[]> {
    if (!this.voice) return [];
    const state = stateOf(this.voice, (await this.settings.read(PRONUNCIATIONS)).words);
    const rows = await this.database.repository(NarrationEntity).find({ where, order: { source: 'ASC' } });
    return rows.filter(({ basedOn }) => basedOn?.endsWith(` ${state}`));
  }

  async #permitted(rows: NarrationEntity[], cookie: string | undefined): Promise<NarrationEntity> {
    const free = rows.find(({ product }) => product === null);
    if (free) return free;
    for (const row of rows)
      if (row.product !== null && (await this.access.mayRead(cookie, row.product))) return row;
    throw noNarration();
  }
}
