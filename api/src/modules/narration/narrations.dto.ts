import { Flag, Integer, ListOf, Numeric, Text } from '../../contract/response-fields';

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
