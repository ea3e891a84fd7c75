import type { Pronunciation } from '@stillsam/post-html/sentences';
import { Flag, Integer, ListOf, Numeric, Text, Nested } from '../../contract/response-fields';
import { IsListOf, IsText } from '../../contract/request-fields';
import { IsSettingVersion, SettingDto } from '../settings/settings.dto';
import type { Section } from '../settings/settings.service';

/** A sentence of a text, where it stands and when it is said. */
export class NarratedSentenceDto {
  @Integer('Number of its paragraph, heading or list item.') block: number;
  @Integer('Where it begins in the text of its block.') start: number;
  @Integer() end: number;
  @Numeric('Second at which it begins.') at: number;
}

export class AudioDto {
  @Text('sha256 of the spoken text.') text: string;
  @Text('Path of the Ogg Opus file. Its content never changes.') src: string;
  @Text() voice: string;
  @Flag('A voice for trying, which nobody chose for its sound.') is_test: boolean;
  @Integer() bytes: number;
}

export class NarrationDto extends AudioDto {
  @Integer() seconds: number;
  @ListOf(NarratedSentenceDto) sentences: NarratedSentenceDto[];
}

/** The audio of an exercise's phrases. */
export class GuidanceDto extends AudioDto {
  @ListOf(Number, { description: 'Second at which each phrase begins.' }) starts: number[];
}

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
