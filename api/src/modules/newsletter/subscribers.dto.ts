import { IntersectionType, PickType } from '@nestjs/swagger';
import { ArrayUnique, Equals, IsString, Matches, ValidateIf } from 'class-validator';
import { IS_TEXT } from '../../contract/fields';
import { IsPageLength, PageDto, PaginationDto } from '../../contract/pagination';
import { IsQuotable } from '../../contract/quotable';
import { IsListOf, IsMailAddress, IsOneOf, IsText, IsWhole } from '../../contract/request-fields';
import {
  Describe,
  Integer,
  ListOf,
  Nested,
  OneOf,
  SomeOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { CATEGORY_IDS, type CategoryId } from '../blog/posts/categories';
import { FREQUENCIES, IsSubjects, type Frequency } from './newsletter.dto';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from './subscriber.entity';

/** Specification, section 9. */
const PAGE_SIZE = 50;
const MAX_IDS = 1000;
const MAX_SOURCE_LENGTH = 100;

const STATUS_FILTERS = ['all', ...SUBSCRIBER_STATUSES] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];
const EXPORT_FORMATS = ['csv', 'excel'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
const SORT_FIELDS = ['created_at', 'email', 'status'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const MAX_NAME_LENGTH = 100;
const UNKNOWN_NAME = 'Skriv namnet på en rad, utan webbadresser.';
const UNKNOWN_STATUS = 'Status ska vara alla, aktiv, väntande, avregistrerad eller studsad.';

/** Selects subscribers. */
export class SubscriberFilterDto extends PickType(SearchQueryDto, ['search']) {
  @IsOneOf(STATUS_FILTERS, UNKNOWN_STATUS, { required: false, default: 'all' })
  status: StatusFilter = 'all';

  @Describe('Those who get letters about it: who chose no subject gets them all.')
  @IsOneOf(CATEGORY_IDS, 'Ämnet finns inte.', { required: false })
  interest?: CategoryId;

  @IsOneOf(FREQUENCIES, 'Takten finns inte.', { required: false }) frequency?: Frequency;

  @IsText({ max: [MAX_SOURCE_LENGTH, 'Källan är för lång.'], required: false }) source?: string;
}

export class SubscriberExportQueryDto extends SubscriberFilterDto {
  @Describe('excel: semicolons, Swedish words and times, for a Swedish Excel.')
  @IsOneOf(EXPORT_FORMATS, 'Formatet finns inte.', { required: false, default: 'csv' })
  format: ExportFormat = 'csv';
}

export class SubscribersQueryDto extends IntersectionType(SubscriberFilterDto, PageDto) {
  @IsPageLength(PAGE_SIZE)
  override limit: number = PAGE_SIZE;

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
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true }) confirmed_at: Date | null;
  @SomeOf(CATEGORY_IDS, 'Subjects; empty: all of them.') interests: CategoryId[];
  @OneOf(FREQUENCIES, 'monthly: at most one letter in thirty days.') frequency: Frequency;
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

const IsChangeId = (about: { required?: false } = {}) =>
  IsText({ pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, ...about }, 'Det går inte att ångra.');

/** A change of everybody whom a filter selects. */
export class BulkAllDto extends SubscriberFilterDto {
  @IsOneOf(['delete', 'unsubscribe'], 'Prenumeranter kan bara tas bort eller avregistreras.')
  action: 'delete' | 'unsubscribe';

  @Describe('Number that was confirmed; the call is refused when it is another by now.')
  @IsWhole({ min: 1 }, 'Antalet saknas.')
  expected: number;

  @Describe('Names the change, so that it can be undone also where it failed on its way.')
  @IsChangeId({ required: false })
  undo?: string;
}

export class UndoDto {
  @IsChangeId() undo: string;
}

export class UndoneDto {
  @Integer('Number of subscribers that are active again.') restored: number;
}

/** Names as letters may use them. */
class NamesDto {
  @IsQuotable(UNKNOWN_NAME)
  @IsText({ trim: true, max: [MAX_NAME_LENGTH, 'Namnet är för långt.'], required: false })
  first_name?: string;

  @IsQuotable(UNKNOWN_NAME)
  @IsText({ trim: true, max: [MAX_NAME_LENGTH, 'Namnet är för långt.'], required: false })
  last_name?: string;
}

export class AddSubscriberDto extends NamesDto {
  @IsMailAddress() email: string;

  @Describe('Where and how the person consented; without it they get a mail to confirm.')
  @IsText({ trim: true, max: [MAX_SOURCE_LENGTH, 'Beskriv samtycket kortare.'], required: false })
  consent_source?: string;
}

export class ChangeSubscriberDto extends NamesDto {
  @IsSubjects({ required: false }) interests?: CategoryId[];
  @IsOneOf(FREQUENCIES, 'Välj hur ofta brev ska skickas.', { required: false }) frequency?: Frequency;
}

export class BulkResultDto {
  @Integer('Number of ids in the request.') requested: number;
  @Integer('Number of deleted or changed subscribers.') affected: number;
  @Integer('Number of subscribers that already had the status.') unchanged: number;
  @Integer('Number of ids without a subscriber.') missing: number;

  @Text({ nullable: true, description: 'Undoes the unsubscribing of active ones, for an hour.' })
  undo: string | null;
}

export const CONSENT_ACTIONS = ['requested', 'confirmed', 'imported', 'withdrawn', 'restored'] as const;

export class ConsentEntryDto {
  @OneOf(CONSENT_ACTIONS) action: string;
  @Text({ nullable: true }) wording_version: string | null;
  @Text() source: string;
  @Text({ nullable: true, description: 'Shortened: /24 or /48.' }) net_address: string | null;
  @Timestamp() occurred_at: Date;
}

/** A letter of a campaign, as one subscriber got it. */
export class ReceivedLetterDto {
  @Text() subject: string;
  @Text('State of the recipient, as campaigns name it.') state: string;
  @Timestamp({ nullable: true }) handed_at: Date | null;
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
