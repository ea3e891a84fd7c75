import { ApiProperty } from '@nestjs/swagger';

export class RetentionStatusDto {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: it has never run.' })
  last_run_at: string | null;

  @ApiProperty({ type: Boolean, description: 'Whether it has not run for two days: something is wrong.' })
  is_overdue: boolean;
}
