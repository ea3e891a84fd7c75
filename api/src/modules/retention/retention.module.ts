import { Module } from '@nestjs/common';
import { DailyRetention } from './daily-retention';
import { RetentionStatus } from './retention-status';
import { RetentionController } from './retention.controller';

@Module({
  controllers: [RetentionController],
  providers: [DailyRetention, RetentionStatus],
  exports: [DailyRetention],
})
export class RetentionModule {}
