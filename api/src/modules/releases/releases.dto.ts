import { JOURNAL_ENTRY } from '@stillsam/releases/journal';
import { IsText } from '../../contract/request-fields';
import { Describe, Flag, ListOf, Nested, Numeric, Text, Timestamp } from '../../contract/response-fields';

const MAX_REASON = 200;

export class LiveReleaseDto {
  @Text() version: string;
  @Numeric('Of the visitors, in per cent.') share: number;
  @Timestamp({ nullable: true }) since: string | null;
  @Text({ nullable: true }) who: string | null;
  @Text({ nullable: true, description: 'Of the source.' }) commit: string | null;
  @Text({ nullable: true, description: 'Release notes.' }) why: string | null;
  @Numeric('Pages shown in browsers since the shells started.') views: number;
  @Numeric('Errors in browsers and on the server in these pages.') errors: number;
}

export class ReleaseChangeDto {
  @Timestamp() at: string;
  @Text(JOURNAL_ENTRY.shape.kind.options.join(', ')) kind: string;
  @Text() who: string;
  @Text({ nullable: true }) commit: string | null;
  @Text({ nullable: true }) why: string | null;
  @Text('The stable version from then on.') stable: string;
  @Text({ nullable: true }) canary: string | null;
  @Numeric({ nullable: true, description: "The canary's, in per cent." }) share: number | null;
}

export class ShellStateDto {
  @Text() origin: string;
  @Flag('Whether it answers and serves what is live.') follows: boolean;
  @Text({ nullable: true }) stable: string | null;
  @Text({ nullable: true }) canary: string | null;
  @ListOf(String, 'Why it serves nothing else, or does not answer. In English.') problems: string[];
}

export class PartDto {
  @Text() name: string;
  @Text('The team that answers for it.') owner: string;
  @Nested(LiveReleaseDto, { nullable: true }) stable: LiveReleaseDto | null;
  @Nested(LiveReleaseDto, { nullable: true }) canary: LiveReleaseDto | null;
  @Text({ nullable: true, description: 'The version that a rollback leads to.' }) before: string | null;
  @ListOf(ShellStateDto) shells: ShellStateDto[];

  @Flag('Whether browsers report clearly more errors of the stable version than of the one before.')
  has_alarm: boolean;

  @Flag('Whether the caller may go back to another version.') can_roll_back: boolean;
  @ListOf(ReleaseChangeDto, 'Newest first.') changes: ReleaseChangeDto[];
  @Flag('False when a line of the journal cannot be read.') is_journal_whole: boolean;
}

export class PartsDto {
  @Flag('False where this server is told of no registry.') is_configured: boolean;
  @ListOf(PartDto) parts: PartDto[];
}

export class RollbackDto {
  @Describe('A version that was live before.')
  @IsText({ pattern: /^[\w-]{8,64}$/ }, 'Ange en version.')
  version: string;

  @IsText({ max: [MAX_REASON, `Skriv högst ${MAX_REASON} tecken.`], required: false }, 'Skriv en text.')
  why?: string;
}
