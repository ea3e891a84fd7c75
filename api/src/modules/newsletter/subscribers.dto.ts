import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IS_TEXT } from '../../common/fields';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { PreferencesDto } from './newsletter.dto';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from './subscriber.entity';

/** Specification, section 9. */
const PAGE_SIZE = 50;
export const MOST_IDS = 1000;
const LONGEST_SOURCE = 100;

export const STATUS_FILTERS = ['all', ...SUBSCRIBER_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export const SORT_FIELDS = ['created_at', 'email', 'status'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const UNKNOWN_STATUS = { message: 'Status ska vara alla, aktiv, väntande, avregistrerad eller studsad.' };

export class SubscriberStatusQueryDto {
  @ApiPropertyOptional({ enum: STATUS_FILTERS, default: 'all' })
  @IsIn(STATUS_FILTERS, UNKNOWN_STATUS)
  @IsOptional()
  status: StatusFilter = 'all';
}

export class SubscribersQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 100, default: PAGE_SIZE })
  @Max(100, { message: 'Högst 100 åt gången.' })
  @Min(1, { message: 'Minst 1 åt gången.' })
  @IsInt({ message: 'Antalet ska vara ett heltal.' })
  @Type(() => Number)
  @IsOptional()
  override limit: number = PAGE_SIZE;

  @ApiPropertyOptional({ enum: STATUS_FILTERS, default: 'all' })
  @IsIn(STATUS_FILTERS, UNKNOWN_STATUS)
  @IsOptional()
  status: StatusFilter = 'all';

  @ApiPropertyOptional({ enum: SORT_FIELDS, default: 'created_at' })
  @IsIn(SORT_FIELDS, { message: 'Sortera efter registrering, e-post eller status.' })
  @IsOptional()
  sortBy: SortField = 'created_at';

  @ApiPropertyOptional({ enum: SORT_ORDERS, default: 'desc' })
  @IsIn(SORT_ORDERS, { message: 'Ordningen ska vara stigande eller fallande.' })
  @IsOptional()
  sortOrder: SortOrder = 'desc';
}

export class SubscriberDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: String })
  first_name: string;

  @ApiProperty({ type: String })
  last_name: string;

  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status: SubscriberStatus;

  @ApiProperty({ type: String })
  source: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmed_at: string | null;
}

export class SubscriberStatisticsDto {
  @ApiProperty({ type: 'integer' })
  active_count: number;

  @ApiProperty({ type: 'integer' })
  pending_count: number;

  @ApiProperty({ type: 'integer' })
  unsubscribed_count: number;

  @ApiProperty({ type: 'integer', description: 'Of every status, bounced ones too.' })
  total_count: number;
}

export class SubscriberListDto {
  @ApiProperty({ type: [SubscriberDto] })
  subscribers: SubscriberDto[];

  @ApiProperty({ type: PaginationDto, description: 'Of a search at most 1,000 are counted and paged.' })
  pagination: PaginationDto;

  @ApiProperty({ type: SubscriberStatisticsDto, description: 'Of all subscribers, whatever the filters.' })
  statistics: SubscriberStatisticsDto;

  @ApiProperty({ type: Boolean, description: 'False where more than those listed may match the search.' })
  is_complete: boolean;
}

export class BulkUpdateDto {
  @ApiProperty({ type: [String], minItems: 1, maxItems: MOST_IDS })
  @Matches(/^[1-9]\d{0,17}$/, { each: true, message: 'En av prenumeranterna finns inte.' })
  @IsString({ each: true, ...IS_TEXT })
  @ArrayUnique({ message: 'En prenumerant står två gånger.' })
  @ArrayMaxSize(MOST_IDS, { message: `Högst ${MOST_IDS} prenumeranter åt gången.` })
  @ArrayMinSize(1, { message: 'Välj minst en prenumerant.' })
  @IsArray({ message: 'Välj minst en prenumerant.' })
  ids: string[];

  @ApiProperty({ enum: ['delete', 'change_status'] })
  @IsIn(['delete', 'change_status'], { message: 'Prenumeranter kan bara tas bort eller avregistreras.' })
  action: 'delete' | 'change_status';

  @ApiPropertyOptional({ enum: ['unsubscribed'], description: 'With change_status.' })
  @Equals('unsubscribed', { message: 'Statusen kan bara ändras till avregistrerad.' })
  @ValidateIf(({ action }: BulkUpdateDto) => action === 'change_status')
  value?: 'unsubscribed';
}

export class BulkResultDto {
  @ApiProperty({ type: 'integer', description: 'Number of ids in the request.' })
  requested: number;

  @ApiProperty({ type: 'integer', description: 'Number of deleted or changed subscribers.' })
  affected: number;

  @ApiProperty({ type: 'integer', description: 'Number of subscribers that already had the status.' })
  unchanged: number;

  @ApiProperty({ type: 'integer', description: 'Number of ids without a subscriber.' })
  missing: number;
}

export class ConsentEntryDto {
  @ApiProperty({ enum: ['requested', 'confirmed', 'imported', 'withdrawn'] })
  action: string;

  @ApiProperty({ type: String, nullable: true })
  wording_version: string | null;

  @ApiProperty({ type: String })
  source: string;

  @ApiProperty({ type: String, nullable: true, description: 'Shortened: /24 or /48.' })
  net_address: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  occurred_at: string;
}

export class SentMailDto {
  @ApiProperty({ type: String })
  subject: string;

  @ApiProperty({ type: String })
  status: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

/** A letter of a campaign, as one subscriber got it. */
export class ReceivedLetterDto {
  @ApiProperty({ type: String })
  subject: string;

  @ApiProperty({ type: String, description: 'State of the recipient, as campaigns name it.' })
  state: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  handed_at: string | null;
}

export class SubscriberDataDto {
  @ApiProperty({ type: SubscriberDto })
  subscriber: SubscriberDto;

  @ApiProperty({ type: PreferencesDto, nullable: true })
  preferences: PreferencesDto | null;

  @ApiProperty({ type: [ReceivedLetterDto], description: 'Oldest first.' })
  letters: ReceivedLetterDto[];

  @ApiProperty({ type: [ConsentEntryDto], description: 'Oldest first.' })
  consents: ConsentEntryDto[];

  @ApiProperty({ type: [SentMailDto], description: 'Oldest first.' })
  mails: SentMailDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Reason that the address is not mailed.' })
  suppression: string | null;
}

export class ImportQueryDto {
  @ApiProperty({
    type: String,
    maxLength: LONGEST_SOURCE,
    description: 'Where and how the people consented; stored with each of them.',
  })
  @Matches(/\S/, { message: 'Ange var samtycket har lämnats.' })
  @MaxLength(LONGEST_SOURCE, { message: 'Beskriv samtycket kortare.' })
  @IsString({ message: 'Ange var samtycket har lämnats.' })
  source: string;
}

export class RefusedRowDto {
  @ApiProperty({ type: 'integer', description: 'Counted from 1, the header included.' })
  row: number;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: String, description: 'A Swedish sentence.' })
  reason: string;
}

export class ImportReportDto {
  @ApiProperty({ type: 'integer' })
  imported: number;

  @ApiProperty({ type: 'integer' })
  refused: number;

  @ApiProperty({ type: [RefusedRowDto], description: 'In the order of the file.' })
  refused_rows: RefusedRowDto[];
}
