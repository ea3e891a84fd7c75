import { PickType } from '@nestjs/swagger';
import { ArrayUnique, Equals, IsString, Matches, ValidateIf } from 'class-validator';
import { IS_TEXT } from '../../contract/fields';
import { IsPageLength, PaginationDto } from '../../contract/pagination';
import { IsListOf, IsOneOf, IsText } from '../../contract/request-fields';
import { Describe, Integer, ListOf, Nested, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { PreferencesDto } from './newsletter.dto';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from './subscriber.entity';

/** Specification, section 9. */
const PAGE_SIZE = 50;
export const MAX_IDS = 1000;
const MAX_SOURCE_LENGTH = 100;

export const STATUS_FILTERS = ['all', ...SUBSCRIBER_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
const EXPORT_FORMATS = ['csv', 'excel'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const SORT_FIELDS = ['created_at', 'email', 'status'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const UNKNOWN_STATUS = 'Status ska vara alla, aktiv, väntande, avregistrerad eller studsad.';

export class SubscriberExportQueryDto extends PickType(SearchQueryDto, ['search']) {
  @IsOneOf(STATUS_FILTERS, UNKNOWN_STATUS, { required: false, default: 'all' })
  status: StatusFilter = 'all';

  @Describe('excel: semicolons, Swedish words and times, for a Swedish Excel.')
  @IsOneOf(EXPORT_FORMATS, 'Formatet finns inte.', { required: false, default: 'csv' })
  format: ExportFormat = 'csv';
}

export class SubscribersQueryDto extends SearchQueryDto {
  @IsPageLength(PAGE_SIZE)
  override limit: number = PAGE_SIZE;

  @IsOneOf(STATUS_FILTERS, UNKNOWN_STATUS, { required: false, default: 'all' })
  status: StatusFilter = 'all';

  @IsOneOf(SORT_FIELDS, 'Sortera efter registrering, e-post eller status.', {
    required: false,
    default: 'created_at',
  })
  sortBy: SortField = 'created_at';

  @IsOneOf(SORT_ORDERS, 'Ordningen ska vara stigande eller fallande.', { required: false, default: 'desc' })
  sortOrder: SortOrder = 'desc';
}

export class SubscriberDto {
  @Text() id: string;
  @Text() email: string;
  @Text() first_name: string;
  @Text() last_name: string;
  @OneOf(SUBSCRIBER_STATUSES) status: SubscriberStatus;
  @Text() source: string;
  @Timestamp() created_at: string;
  @Timestamp({ nullable: true }) confirmed_at: string | null;
}

export class SubscriberStatisticsDto {
  @Integer() active_count: number;
  @Integer() pending_count: number;
  @Integer() unsubscribed_count: number;
  @Integer('Of every status, bounced ones too.') total_count: number;
}

export class SubscriberListDto {
  @ListOf(SubscriberDto) subscribers: SubscriberDto[];
  @Nested(PaginationDto) pagination: PaginationDto;

  @Nested(SubscriberStatisticsDto, 'Of all subscribers, whatever the filters.')
  statistics: SubscriberStatisticsDto;
}

export class BulkUpdateDto {
  @Matches(/^[1-9]\d{0,17}$/, { each: true, message: 'En av prenumeranterna finns inte.' })
  @IsString({ each: true, ...IS_TEXT })
  @ArrayUnique({ message: 'En prenumerant står två gånger.' })
  @IsListOf(
    String,
    { min: 1, max: [MAX_IDS, `Högst ${MAX_IDS} prenumeranter åt gången.`] },
    'Välj minst en prenumerant.',
  )
  ids: string[];

  @IsOneOf(['delete', 'change_status'], 'Prenumeranter kan bara tas bort eller avregistreras.')
  action: 'delete' | 'change_status';

  @Equals('unsubscribed', { message: 'Statusen kan bara ändras till avregistrerad.' })
  @ValidateIf(({ action }: BulkUpdateDto) => action === 'change_status')
  @OneOf(['unsubscribed'], { required: false, description: 'With change_status.' })
  value?: 'unsubscribed';
}

export class BulkResultDto {
  @Integer('Number of ids in the request.') requested: number;
  @Integer('Number of deleted or changed subscribers.') affected: number;
  @Integer('Number of subscribers that already had the status.') unchanged: number;
  @Integer('Number of ids without a subscriber.') missing: number;
}

export class ConsentEntryDto {
  @OneOf(['requested', 'confirmed', 'imported', 'withdrawn']) action: string;
  @Text({ nullable: true }) wording_version: string | null;
  @Text() source: string;
  @Text({ nullable: true, description: 'Shortened: /24 or /48.' }) net_address: string | null;
  @Timestamp() occurred_at: string;
}

export class SentMailDto {
  @Text() subject: string;
  @Text() status: string;
  @Timestamp() created_at: string;
}

/** A letter of a campaign, as one subscriber got it. */
export class ReceivedLetterDto {
  @Text() subject: string;
  @Text('State of the recipient, as campaigns name it.') state: string;
  @Timestamp({ nullable: true }) handed_at: string | null;
}

export class SubscriberDataDto {
  @Nested(SubscriberDto) subscriber: SubscriberDto;
  @Nested(PreferencesDto, { nullable: true }) preferences: PreferencesDto | null;
  @ListOf(ReceivedLetterDto, 'Oldest first.') letters: ReceivedLetterDto[];
  @ListOf(ConsentEntryDto, 'Oldest first.') consents: ConsentEntryDto[];
  @ListOf(SentMailDto, 'Oldest first.') mails: SentMailDto[];
  @Text({ nullable: true, description: 'Reason that the address is not mailed.' }) suppression: string | null;
}

export class ImportQueryDto {
  @Matches(/\S/, { message: 'Ange var samtycket har lämnats.' })
  @Describe('Where and how the people consented; stored with each of them.')
  @IsText({ max: [MAX_SOURCE_LENGTH, 'Beskriv samtycket kortare.'] }, 'Ange var samtycket har lämnats.')
  source: string;
}

export class RefusedRowDto {
  @Integer('Counted from 1, the header included.') row: number;
  @Text() email: string;
  @Text('A Swedish sentence.') reason: string;
}

export class ImportReportDto {
  @Integer() imported: number;
  @Integer() refused: number;
  @ListOf(RefusedRowDto, 'In the order of the file.') refused_rows: RefusedRowDto[];
}
