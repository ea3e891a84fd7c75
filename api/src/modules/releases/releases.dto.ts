import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { JOURNAL_ENTRY } from '@stillsam/releases/journal';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const LONGEST_REASON = 200;

export class LiveReleaseDto {
  @ApiProperty({ type: String })
  version: string;

  @ApiProperty({ type: Number, description: 'Of the visitors, in per cent.' })
  share: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since: string | null;

  @ApiProperty({ type: String, nullable: true })
  who: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of the source.' })
  commit: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Release notes.' })
  why: string | null;

  @ApiProperty({ type: Number, description: 'Pages sent since the shells started.' })
  views: number;

  @ApiProperty({ type: Number, description: 'Errors in browsers and on the server in these pages.' })
  errors: number;
}

export class ReleaseChangeDto {
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, description: JOURNAL_ENTRY.shape.kind.options.join(', ') })
  kind: string;

  @ApiProperty({ type: String })
  who: string;

  @ApiProperty({ type: String, nullable: true })
  commit: string | null;

  @ApiProperty({ type: String, nullable: true })
  why: string | null;

  @ApiProperty({ type: String, description: 'The stable version from then on.' })
  stable: string;

  @ApiProperty({ type: String, nullable: true })
  canary: string | null;

  @ApiProperty({ type: Number, nullable: true, description: "The canary's, in per cent." })
  share: number | null;
}

export class ShellStateDto {
  @ApiProperty({ type: String })
  origin: string;

  @ApiProperty({ type: Boolean, description: 'Whether it answers and serves what is live.' })
  follows: boolean;

  @ApiProperty({ type: String, nullable: true })
  stable: string | null;

  @ApiProperty({ type: String, nullable: true })
  canary: string | null;

  @ApiProperty({ type: [String], description: 'Why it serves nothing else, or does not answer. In English.' })
  problems: string[];
}

export class PartDto {
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, description: 'The team that answers for it.' })
  owner: string;

  @ApiProperty({ type: LiveReleaseDto, nullable: true })
  stable: LiveReleaseDto | null;

  @ApiProperty({ type: LiveReleaseDto, nullable: true })
  canary: LiveReleaseDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'The version that a rollback leads to.' })
  before: string | null;

  @ApiProperty({ type: [ShellStateDto] })
  shells: ShellStateDto[];

  @ApiProperty({ type: [ReleaseChangeDto], description: 'Newest first.' })
  changes: ReleaseChangeDto[];

  @ApiProperty({ type: Boolean, description: 'False when the journal was changed by hand.' })
  is_journal_whole: boolean;
}

export class PartsDto {
  @ApiProperty({ type: Boolean, description: 'False where this server is told of no registry.' })
  is_configured: boolean;

  @ApiProperty({ type: [PartDto] })
  parts: PartDto[];
}

export class RollbackDto {
  @ApiProperty({ type: String, pattern: '^[\\w-]{8,64}$', description: 'A version that was live before.' })
  @Matches(/^[\w-]{8,64}$/, { message: 'Ange en version.' })
  version: string;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST_REASON })
  @MaxLength(LONGEST_REASON, { message: `Skriv högst ${LONGEST_REASON} tecken.` })
  @IsString({ message: 'Skriv en text.' })
  @IsOptional()
  why?: string;
}
