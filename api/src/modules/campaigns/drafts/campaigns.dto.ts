import { IntersectionType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayUnique, Matches, ValidateBy } from 'class-validator';
import { ErrorDto } from '../../../contract/answers';
import { PageDto, PaginationDto } from '../../../contract/pagination';
import { canonicalMailAddress, INVALID_MAIL_ADDRESS, isMailAddress } from '../../../text/mail-address';
import { IsFlag, IsListOf, IsOneOf, IsText, IsVersion, IsZonedTime } from '../../../contract/request-fields';
import {
  Describe,
  Flag,
  ListOf,
  Nested,
  Numeric,
  OneOf,
  Text,
  Timestamp,
} from '../../../contract/response-fields';
import { CampaignFields } from './campaign-fields';
import { RecipientCountsDto } from '../sending/campaign-figures.dto';
import { CAMPAIGN_STATUSES, PAUSE_REASONS, type CampaignStatus, type PauseReason } from './campaign.entity';

const CAMPAIGN_KINDS = ['template', 'welcome'] as const;
type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

export class CampaignsQueryDto extends PageDto {
  @IsOneOf(CAMPAIGN_STATUSES, 'Status finns inte.', { required: false }) status?: CampaignStatus;

  @IsOneOf(CAMPAIGN_KINDS, 'Urvalet finns inte.', {
    required: false,
    description: 'Templates, or welcome letters, alone.',
  })
  kind?: CampaignKind;
}

/** An empty draft, or one made of an article or of another letter. */
export class CreateCampaignDto {
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Artikeln finns inte.' })
  @IsText({ required: false, description: 'Id of the article to make a letter of.' })
  post_id?: string;

  @Matches(/^[1-9]\d{0,17}$/, { message: 'Utskicket finns inte.' })
  @IsText({ required: false, description: 'Id of the letter to copy. `post_id` takes precedence.' })
  copy_of?: string;
}

export class TemplateDto {
  @IsFlag('Mallen ska vara vald eller inte vald.') is_template: boolean;
}

/** A missing field keeps its value. */
export class UpdateCampaignDto extends PartialType(CampaignFields, { skipNullProperties: false }) {
  @IsVersion('The version that the change started from.') version: number;
}

export class CampaignRowDto {
  @Text() id: string;
  @Text() subject: string;
  @Text() slug: string;
  @OneOf(CAMPAIGN_STATUSES) status: CampaignStatus;
  @Flag('New letters are begun from it.') is_template: boolean;
  @OneOf(PAUSE_REASONS, { nullable: true }) pause_reason: PauseReason | null;

  @Text({ nullable: true, description: 'The mail server’s words, without addresses.' })
  pause_detail: string | null;

  @Timestamp({ nullable: true, description: 'When it is tried again by itself.' }) resume_at: Date | null;
  @Numeric({ nullable: true }) welcome_days: number | null;
  @Text({ nullable: true, description: 'Of its audience, those alone.' }) segment_name: string | null;
  @Numeric() version: number;
  @Text() author_name: string;
  @Timestamp() created_at: Date;
  @Timestamp() updated_at: Date;
  @Timestamp({ nullable: true }) send_at: Date | null;
  @Timestamp({ nullable: true }) started_at: Date | null;

  @Timestamp({
    nullable: true,
    description: 'When its first copy was taken by the mail server; visitors see no letter before.',
  })
  first_sent_at: Date | null;

  @Timestamp({ nullable: true }) finished_at: Date | null;
  @Nested(RecipientCountsDto) recipients: RecipientCountsDto;
}

export class CampaignDto extends IntersectionType(CampaignFields, CampaignRowDto) {}

export class CampaignListDto {
  @ListOf(CampaignRowDto) campaigns: CampaignRowDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

/** The response to a save that started from an older version than the current one. */
export class CampaignChangedDto extends ErrorDto {
  @Nested(CampaignDto, 'The campaign as another user saved it.') current: CampaignDto;
  @Text('Name of the user who saved it.') saved_by_name: string;
  @Flag('The caller saved it, in another tab or browser.') is_own: boolean;
}

/** The written fields. */
export class CampaignTextDto extends CampaignFields {}

export class CampaignRevisionRowDto {
  @Numeric() version: number;
  @Timestamp() saved_at: Date;
  @Text() saved_by_name: string;
  @Text() subject: string;
}

export class CampaignRevisionDto extends CampaignRevisionRowDto {
  @Nested(CampaignTextDto) fields: CampaignTextDto;
}

export class CampaignRevisionsDto {
  @ListOf(CampaignRevisionRowDto) revisions: CampaignRevisionRowDto[];
}

/** The version that a change starts from. */
export class CampaignVersionDto {
  @IsVersion() version: number;
}

/** As whom a letter is read. */
export class LetterPreviewQueryDto {
  @IsText({
    required: false,
    max: [40, 'Namnet får vara högst 40 tecken.'],
    description: 'First name of the reader; empty for one who gave none, a sample when left out.',
  })
  first_name?: string;
}

/** A letter as its reader gets it. */
export class LetterPreviewDto {
  @Text() html: string;
  @Text() text: string;
  @Numeric('Bytes of the HTML.') html_bytes: number;
  @Flag('It has a place for the first name.') has_name: boolean;
}

/** A segment of subscribers, without what it selects by. */
export class NamedSegmentDto {
  @Text() id: string;
  @Text() name: string;
}

export class NamedSegmentsDto {
  @ListOf(NamedSegmentDto, 'By name.') segments: NamedSegmentDto[];
}

/** Of a letter's audience. */
export class SegmentChoiceDto {
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Segmentet finns inte.' })
  @IsText({ required: false, description: 'Those of the segment alone.' })
  segment_id?: string;
}

export class AudienceDto {
  @Numeric('Subscribers who would get the letter now.') count: number;
}

const MAX_TEST_ADDRESSES = 5;

export class TestOrderDto {
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(canonicalAddress) : value))
  @ValidateBy(
    { name: 'isMailAddress', validator: { validate: isMailAddress } },
    { each: true, message: INVALID_MAIL_ADDRESS },
  )
  @ArrayUnique({ message: 'En adress står två gånger.' })
  @IsListOf(
    String,
    {
      min: [1, 'Skriv minst en adress.'],
      max: [MAX_TEST_ADDRESSES, `Högst ${MAX_TEST_ADDRESSES} adresser åt gången.`],
      required: false,
      description: 'Whom the test goes to: the caller alone when left out, and others by the owner alone.',
    },
    'Skriv minst en adress.',
  )
  to?: string[];
}

const canonicalAddress = (value: unknown) =>
  typeof value === 'string' ? canonicalMailAddress(value) : value;

export class TestLetterDto {
  @Text('Addresses that the test goes to, with commas between.') to: string;
}

export class TestAddressesDto {
  @ListOf(String, 'Of the latest test.') addresses: string[];
}

export class StartCampaignDto extends IntersectionType(CampaignVersionDto, SegmentChoiceDto) {
  @Describe('When it starts; now when left out.')
  @IsZonedTime('Tiden ska ha datum, klockslag och tidszon.')
  send_at?: string | null;
}
