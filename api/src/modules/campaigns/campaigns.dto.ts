import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ErrorDto } from '../../common/api-errors.decorator';
import { emptyIsNull, IS_TEXT } from '../../common/fields';
import { PageDto, PaginationDto } from '../../common/pagination';
import { CampaignFields } from './campaign-fields';
import { RecipientCountsDto } from './campaign-figures.dto';
import { CAMPAIGN_STATUSES, PAUSE_REASONS, type CampaignStatus, type PauseReason } from './campaign.entity';

export class CampaignsQueryDto extends PageDto {
  @ApiPropertyOptional({ enum: CAMPAIGN_STATUSES })
  @IsIn(CAMPAIGN_STATUSES, { message: 'Status finns inte.' })
  @IsOptional()
  status?: CampaignStatus;
}

/** An empty draft, or one made of an article. */
export class CreateCampaignDto {
  @ApiPropertyOptional({ type: String, description: 'Id of the article to make a letter of.' })
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Artikeln finns inte.' })
  @IsString(IS_TEXT)
  @IsOptional()
  post_id?: string;
}

/** A missing field keeps its value. */
export class UpdateCampaignDto extends PartialType(CampaignFields, { skipNullProperties: false }) {
  @ApiProperty({ type: Number, minimum: 1, description: 'The version that the change started from.' })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen saknas.' })
  version: number;
}

export class CampaignRowDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  subject: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ enum: CAMPAIGN_STATUSES })
  status: CampaignStatus;

  @ApiProperty({ enum: PAUSE_REASONS, nullable: true })
  pause_reason: PauseReason | null;

  @ApiProperty({ type: String, nullable: true, description: 'The mail server’s words, without addresses.' })
  pause_detail: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is tried again by itself.',
  })
  resume_at: string | null;

  @ApiProperty({ type: Number, nullable: true })
  welcome_days: number | null;

  @ApiProperty({ type: Number })
  version: number;

  @ApiProperty({ type: String })
  author_name: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  send_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  started_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finished_at: string | null;

  @ApiProperty({ type: RecipientCountsDto })
  recipients: RecipientCountsDto;
}

export class CampaignDto extends IntersectionType(CampaignFields, CampaignRowDto) {}

export class CampaignListDto {
  @ApiProperty({ type: [CampaignRowDto] })
  campaigns: CampaignRowDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

/** The response to a save that started from an older version than the current one. */
export class CampaignChangedDto extends ErrorDto {
  @ApiProperty({ type: CampaignDto, description: 'The campaign as another user saved it.' })
  current: CampaignDto;
}

/** The written fields. */
export class CampaignTextDto extends CampaignFields {}

export class CampaignRevisionRowDto {
  @ApiProperty({ type: Number })
  version: number;

  @ApiProperty({ type: String, format: 'date-time' })
  saved_at: string;

  @ApiProperty({ type: String })
  saved_by_name: string;

  @ApiProperty({ type: String })
  subject: string;
}

export class CampaignRevisionDto extends CampaignRevisionRowDto {
  @ApiProperty({ type: CampaignTextDto })
  fields: CampaignTextDto;
}

export class CampaignRevisionsDto {
  @ApiProperty({ type: [CampaignRevisionRowDto] })
  revisions: CampaignRevisionRowDto[];
}

/** The version that a change starts from. */
export class CampaignVersionDto {
  @ApiProperty({ type: Number, minimum: 1 })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen saknas.' })
  version: number;
}

/** A letter as its reader gets it. */
export class LetterPreviewDto {
  @ApiProperty({ type: String })
  html: string;

  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: Number, description: 'Bytes of the HTML.' })
  html_bytes: number;
}

export class AudienceDto {
  @ApiProperty({ type: Number, description: 'Subscribers who would get the letter now.' })
  count: number;
}

export class TestLetterDto {
  @ApiProperty({ type: String, description: 'Address that the test goes to, the caller’s own.' })
  to: string;
}

const LONGEST_PASSWORD = 200;

/** Asked for again before something goes to subscribers. */
export class PasswordDto {
  @ApiProperty({ type: String, maxLength: LONGEST_PASSWORD })
  @MaxLength(LONGEST_PASSWORD, { message: 'Lösenordet stämmer inte.' })
  @IsString({ message: 'Skriv ditt lösenord.' })
  password: string;
}

export class StartCampaignDto extends IntersectionType(CampaignVersionDto, PasswordDto) {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it starts; now when left out.',
  })
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/, {
    message: 'Tiden ska ha datum, klockslag och tidszon.',
  })
  @IsString({ message: 'Tiden ska ha datum, klockslag och tidszon.' })
  @emptyIsNull()
  @IsOptional()
  send_at?: string | null;
}
