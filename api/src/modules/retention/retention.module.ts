import { Module } from '@nestjs/common';
import { DailyRetention } from './daily-retention';
import { RetentionStatus } from './retention-status';
import { RetentionController } from './retention.controller';

/** A module that has files to delete once a day imports this one and adds its task to {@link DailyRetention}. */
@Module({
  controllers: [RetentionController],
  providers: [DailyRetention, RetentionStatus],
  exports: [DailyRetention],
})
export class RetentionModule {}
