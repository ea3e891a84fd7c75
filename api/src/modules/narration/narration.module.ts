import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { AuthModule } from '../auth/auth.module';
import { GuidesModule } from '../guides/guides.module';
import { MediaModule } from '../media/media.module';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
import { NarrationsController, PronunciationsController } from './narrations.controller';
import { NarrationsService } from './narrations.service';
import { Narrator } from './narrator';
import { PronunciationsService } from './pronunciations.service';
import { ReadableTexts } from './readable-texts';
import { readModelVoice } from './voices/model-voice';
import { ESPEAK_VOICE, VOICE, type Voice } from './voices/voice';

/** Texts read aloud by a voice of the server. */
@Module({
  imports: [AuthModule, GuidesModule, MediaModule, PurchaseAccessModule],
  controllers: [NarrationsController, PronunciationsController],
  providers: [
    NarrationsService,
    Narrator,
    PronunciationsService,
    ReadableTexts,
    {
      provide: VOICE,
      inject: [API_CONFIG],
      useFactory: ({ narrationVoice }: ApiConfig) => configuredVoice(narrationVoice),
    },
  ],
  exports: [NarrationsService],
})
export class NarrationModule {}

/** @param setting `espeak-ng`, or the file that describes a model. */
async function configuredVoice(setting: string | undefined): Promise<Voice | undefined> {
  if (!setting) return undefined;
  return setting === 'espeak-ng' ? ESPEAK_VOICE : readModelVoice(setting);
}
