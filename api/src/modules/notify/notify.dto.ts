import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { IsMailAddress } from '../../common/mail-address';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { NOTIFY_PURPOSES, type NotifyPurpose } from './notify-entry.entity';

const UNKNOWN_PURPOSE = { message: 'Det finns inget sådant att bli påmind om.' };

export class NotifyDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @IsMailAddress()
  email: string;

  @ApiProperty({ enum: NOTIFY_PURPOSES })
  @IsIn(NOTIFY_PURPOSES, UNKNOWN_PURPOSE)
  purpose: NotifyPurpose;
}

/** The same for a new and for a known address. */
export class NotifyReceiptDto {
  @ApiProperty({ type: Boolean })
  registered: boolean;
}

export class NotifyPurposeQueryDto {
  @ApiPropertyOptional({ enum: NOTIFY_PURPOSES })
  @IsIn(NOTIFY_PURPOSES, UNKNOWN_PURPOSE)
  @IsOptional()
  purpose?: NotifyPurpose;
}

export class NotifyQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({ enum: NOTIFY_PURPOSES })
  @IsIn(NOTIFY_PURPOSES, UNKNOWN_PURPOSE)
  @IsOptional()
  purpose?: NotifyPurpose;
}

export class NotifyEntryDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ enum: NOTIFY_PURPOSES })
  purpose: NotifyPurpose;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class PurposeCountDto {
  @ApiProperty({ enum: NOTIFY_PURPOSES })
  purpose: NotifyPurpose;

  @ApiProperty({ type: Number })
  count: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Id of the newest entry; null on an empty list.',
  })
  newest_id: string | null;
}

export class RemoveListQueryDto {
  @ApiProperty({ enum: NOTIFY_PURPOSES })
  @IsIn(NOTIFY_PURPOSES, UNKNOWN_PURPOSE)
  purpose: NotifyPurpose;

  @ApiProperty({
    type: String,
    pattern: '^[1-9][0-9]{0,17}$',
    description: 'Id of the newest notified entry. Later entries are kept.',
  })
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Ange den senaste adressen som har fått beskedet.' })
  @IsString({ message: 'Ange den senaste adressen som har fått beskedet.' })
  until_id: string;
}

export class RemovedEntriesDto {
  @ApiProperty({ type: 'integer' })
  removed: number;
}

export class NotifyListDto {
  @ApiProperty({ type: [NotifyEntryDto] })
  entries: NotifyEntryDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({ type: [PurposeCountDto], description: 'Every purpose, whatever the filter.' })
  counts: PurposeCountDto[];
}
