import {
  Day,
  Integer,
  ListOf,
  Numeric,
  OneOf,
  Text,
  Timestamp,
  Nested,
} from '../../contract/response-fields';
import { IsOneOf } from '../../contract/request-fields';
import { IsSettingVersion, SettingDto } from '../settings/settings.dto';
import type { Section } from '../settings/settings.service';

/** What may wait; the module that counts it says of what areas. */
const TO_DO_IDS = [
  'messages-unread',
  'messages-read',
  'orders',
  'refunds',
  'withdrawals',
  'payments-unknown',
  'mails-failed',
  'mails-waiting',
  'reviews',
  'reviews-expiring',
  'crisis-lines',
  'company-facts',
  'letters-paused',
  'letters-uncertain',
  'letters-sending',
] as const;
export type ToDoId = (typeof TO_DO_IDS)[number];

const WEEK_IDS = ['sales', 'test-sales', 'subscribers-confirmed', 'subscribers-left'] as const;
export type WeekId = (typeof WEEK_IDS)[number];

const UPCOMING_KINDS = ['post', 'letter'] as const;
export type UpcomingKind = (typeof UPCOMING_KINDS)[number];

export class ToDoDto {
  @OneOf(TO_DO_IDS) id: ToDoId;
  @Integer({ minimum: 1 }) count: number;
  @Timestamp({ nullable: true, description: 'Deadline of the first of them.' }) due_at: Date | null;
}

export class UpcomingDto {
  @OneOf(UPCOMING_KINDS) kind: UpcomingKind;
  @Text() id: string;
  @Text('Empty until somebody writes it.') title: string;
  @Timestamp() at: Date;
}

export class OverviewDto {
  @ListOf(ToDoDto, 'What waits, of the areas that the caller may use.') to_do: ToDoDto[];
  @ListOf(UpcomingDto, 'What happens by itself, the next first.') upcoming: UpcomingDto[];
}

export class DayValueDto {
  @Day() day: string;
  @Numeric() value: number;
}

export class WeekFigureDto {
  @OneOf(WEEK_IDS, 'Sales are in öre.') id: WeekId;
  @ListOf(DayValueDto, 'The last seven days in Sweden, today last.') days: DayValueDto[];
}

export class OverviewWeekDto {
  @ListOf(WeekFigureDto) figures: WeekFigureDto[];
}

export const NOTICE_TIMES = ['at_once', 'daily', 'never'] as const;
export type NoticeTime = (typeof NOTICE_TIMES)[number];

/** When owners are mailed what waits. */
export const NOTICES: Section<{ mail: NoticeTime }> = { id: 'notices', initial: { mail: 'daily' } };

export class NoticesDto {
  @OneOf(NOTICE_TIMES) mail: NoticeTime;
}

export class NoticesSettingDto extends SettingDto {
  @Nested(NoticesDto) value: NoticesDto;
}

export class ChangeNoticesDto {
  @IsOneOf(NOTICE_TIMES, 'Valet finns inte.') mail: NoticeTime;
  @IsSettingVersion() version: number;
}
