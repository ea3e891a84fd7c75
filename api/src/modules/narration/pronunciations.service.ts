import { Inject, Injectable } from '@nestjs/common';
import { spokenText } from '@stillsam/post-html/sentences';
import { Database } from '../../database/database';
import type { Saver } from '../drafts/revisions';
import { SettingsService, type SettingState } from '../settings/settings.service';
import { countNarrations } from './narrations.repository';
import { noNarration } from './narrations.service';
import { stateOf } from './narrator';
import {
  PRONUNCIATIONS,
  type ChangePronunciationsDto,
  type PronunciationsDto,
  type PronunciationsSettingDto,
} from './narrations.dto';
import { ReadableTexts } from './readable-texts';
import { toWave, VOICE, type Voice } from './voices/voice';

/** The list of words as the owner reads and changes it. Each change makes the audio of texts with its words anew. */
@Injectable()
export class PronunciationsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly database: Database,
    private readonly texts: ReadableTexts,
    @Inject(VOICE) private readonly voice: Voice | undefined,
  ) {}

  async read(): Promise<PronunciationsSettingDto> {
    return this.#toDto(await this.settings.state(PRONUNCIATIONS));
  }

  /** @throws DomainError 412 SETTING_CHANGED. */
  async change(body: ChangePronunciationsDto, user: Saver): Promise<PronunciationsSettingDto> {
    return this.#toDto(await this.settings.change(PRONUNCIATIONS, body, user));
  }

  /** @returns a WAV file. @throws DomainError 404 NOT_FOUND where no voice is configured. */
  async say(text: string): Promise<Buffer> {
    if (!this.voice) throw noNarration();
    return toWave(await this.voice.say(spokenText(text)));
  }

  async #toDto(setting: SettingState<PronunciationsDto>): Promise<PronunciationsSettingDto> {
    const { voice } = this;
    const state = voice ? stateOf(voice, setting.value.words) : '';
    const counts = await countNarrations(this.database.manager, this.texts.ofFiles(), state);
    return {
      ...setting,
      state: { voice: voice?.name ?? null, is_test: voice?.isTest ?? false, ...counts },
    };
  }
}
