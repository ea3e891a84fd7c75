import { Flag, Integer, ListOf, Numeric, Text } from '../../contract/response-fields';
import type { NarratedSentence } from './narration.entity';

export class NarratedSentenceDto implements NarratedSentence {
  @Integer('Number of its paragraph, heading or list item.') block: number;
  @Integer('Where it begins in the text of its block.') start: number;
  @Integer() end: number;
  @Numeric('Second at which it begins.') at: number;
}

export class NarrationDto {
  @Text('sha256 of the spoken text.') text: string;
  @Text('Path of the Ogg Opus file. Its content never changes.') src: string;
  @Text() voice: string;
  @Flag('A voice for trying, which nobody chose for its sound.') is_test: boolean;
  @Integer() bytes: number;
  @Integer() seconds: number;
  @ListOf(NarratedSentenceDto) sentences: NarratedSentenceDto[];
}
