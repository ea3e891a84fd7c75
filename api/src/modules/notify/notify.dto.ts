import { PaginationDto } from '../../contract/pagination';
import { IsMailAddress, IsOneOf, IsText } from '../../contract/request-fields';
import {
  Describe,
  Flag,
  Integer,
  ListOf,
  Nested,
  Numeric,
  OneOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { NOTIFY_PURPOSES, type NotifyPurpose } from './notify-entry.entity';

const UNKNOWN_PURPOSE = 'Det finns inget sådant att bli påmind om.';

export class NotifyDto {
  @IsMailAddress() email: string;
  @IsOneOf(NOTIFY_PURPOSES, UNKNOWN_PURPOSE) purpose: NotifyPurpose;
}

/** The same for a new and for a known address. */
export class NotifyReceiptDto {
  @Flag() registered: boolean;
}

export class NotifyPurposeQueryDto {
  @IsOneOf(NOTIFY_PURPOSES, UNKNOWN_PURPOSE, { required: false }) purpose?: NotifyPurpose;
}

export class NotifyQueryDto extends SearchQueryDto {
  @IsOneOf(NOTIFY_PURPOSES, UNKNOWN_PURPOSE, { required: false }) purpose?: NotifyPurpose;
}

export class NotifyEntryDto {
  @Text() id: string;
  @Text() email: string;
  @OneOf(NOTIFY_PURPOSES) purpose: NotifyPurpose;
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true }) confirmed_at: Date | null;
}

export class PurposeCountDto {
  @OneOf(NOTIFY_PURPOSES) purpose: NotifyPurpose;
  @Numeric() count: number;
  @Numeric('How many of them have confirmed their address.') confirmed: number;

  @Text({ nullable: true, description: 'Id of the newest confirmed entry; null where there is none.' })
  newest_id: string | null;
}

export class RemoveListQueryDto {
  @IsOneOf(NOTIFY_PURPOSES, UNKNOWN_PURPOSE) purpose: NotifyPurpose;

  @Describe('Id of the newest notified entry. Later and unconfirmed entries are kept.')
  @IsText({ pattern: /^[1-9]\d{0,17}$/ }, 'Ange den senaste adressen som har fått beskedet.')
  until_id: string;
}

export class RemovedEntriesDto {
  @Integer() removed: number;
}

export class NotifyListDto {
  @ListOf(NotifyEntryDto) entries: NotifyEntryDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
  @ListOf(PurposeCountDto, 'Every purpose, whatever the filter.') counts: PurposeCountDto[];
}
