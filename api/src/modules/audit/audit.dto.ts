import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { IS_TEXT } from '../../common/fields';
import { PageDto, PaginationDto } from '../../common/pagination';
import { AUDIT_OUTCOMES, type AuditOutcome } from './audit-entry.entity';

export class AuditQueryDto extends PageDto {
  @ApiPropertyOptional({ type: String, pattern: '^[A-Za-z0-9_]{1,100}$', description: 'Name of a call.' })
  @Matches(/^\w{1,100}$/, { message: 'Händelsens namn skrivs med bokstäver, siffror och understreck.' })
  @IsString(IS_TEXT)
  @IsOptional()
  action?: string;

  @ApiPropertyOptional({ type: String, pattern: '^[1-9][0-9]{0,17}$', description: 'Id of a user.' })
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Användaren finns inte.' })
  @IsString(IS_TEXT)
  @IsOptional()
  actor_id?: string;
}

export class AuditEntryDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty({ type: String })
  actor_id: string;

  @ApiProperty({ type: String, nullable: true, description: 'null when the user was deleted.' })
  actor_name: string | null;

  @ApiProperty({ type: String, description: 'Name of the call, as in this document.' })
  action: string;

  @ApiProperty({ type: String, description: 'Ids of the changed rows; empty for none.' })
  target: string;

  @ApiProperty({ enum: AUDIT_OUTCOMES })
  outcome: AuditOutcome;

  @ApiProperty({ type: String, nullable: true, description: 'Error code of a refused call.' })
  code: string | null;

  @ApiProperty({ type: String })
  request_id: string;
}

export class AuditListDto {
  @ApiProperty({ type: [AuditEntryDto] })
  entries: AuditEntryDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
