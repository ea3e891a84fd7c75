import { ApiProperty } from '@nestjs/swagger';

export class RetentionStatusDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null before the first run.',
  })
  last_run_at: string | null;

  @ApiProperty({ type: Boolean, description: 'Whether it has not run for two days.' })
  is_overdue: boolean;
}
