import { Flag, Timestamp } from '../../contract/response-fields';

export class RetentionStatusDto {
  @Timestamp({ nullable: true, description: 'null before the first run.' }) last_run_at: Date | null;
  @Flag('Whether it has not run for two days.') is_overdue: boolean;
}
