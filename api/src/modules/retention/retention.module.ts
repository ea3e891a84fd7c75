import { Module } from '@nestjs/common';
import { DailyRetention } from './daily-retention';
import { RetentionController } from './retention.controller';

@Module({
  controllers: [RetentionController],
  providers: [DailyRetention],
})
export class RetentionModule {}
