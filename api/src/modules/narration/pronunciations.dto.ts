import { IsListOf, IsText } from '../../contract/request-fields';
import { Flag, Integer, ListOf, Nested, Text } from '../../contract/response-fields';
import { IsSettingVersion, SettingDto } from '../settings/settings.dto';
import type { Pronunciation } from '@stillsam/post-html/sentences';
import type { Section } from '../settings/section';

const MAX_WORDS = 500;
const MAX_LENGTH = 100;

export class PronunciationDto {
  @IsText(
    { trim: true, min: 1, max: [MAX_LENGTH, 'Ordet får vara högst 100 tecken.'] },
    'Skriv ordet som det står i texten.',
  )
  word: string;

  @IsText(
    { trim: true, min: 1, max: [MAX_LENGTH, 'Uttalet får vara högst 100 tecken.'] },
    'Skriv ordet som det låter.',
  )
  spoken: string;
}

export class PronunciationsDto {
  @ListOf(PronunciationDto) words: PronunciationDto[];
}

export class ChangePronunciationsDto {
  @IsListOf(PronunciationDto, { max: [MAX_WORDS, 'Listan får ha högst 500 ord.'] }, 'Ordlistan saknas.')
  words: PronunciationDto[];

  @IsSettingVersion() version: number;
}

export class SayDto {
  @IsText({ trim: true, min: 1, max: MAX_LENGTH }, 'Skriv något att läsa upp, högst 100 tecken.')
  text: string;
}

/** How far the audio of the texts has come. */
export class NarrationStateDto {
  @Text({ nullable: true, description: 'Name of the voice; null where none is configured.' })
  voice: string | null;
  @Flag('A voice for trying, which nobody chose for its sound.') is_test: boolean;
  @Integer('Texts that visitors can read.') texts: number;
  @Integer('Of these, how many have audio that fits them.') ready: number;
  @Integer('Of these, how many could not be made at the last attempt.') failed: number;
}

export class PronunciationsSettingDto extends SettingDto {
  @Nested(PronunciationsDto) value: PronunciationsDto;
  @Nested(NarrationStateDto) state: NarrationStateDto;
}

/** Words that the voice says wrong, and how to spell them so that it does not. */
export const PRONUNCIATIONS: Section<{ words: Pronunciation[] }> = {
  id: 'pronunciations',
  initial: { words: [] },
};
