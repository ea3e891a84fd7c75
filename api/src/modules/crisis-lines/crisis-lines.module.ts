import { Global, Module } from '@nestjs/common';
import { CrisisLinesController } from './crisis-lines.controller';
import { CrisisLinesService } from './crisis-lines.service';

@Global()
@Module({
  controllers: [CrisisLinesController],
  providers: [CrisisLinesService],
  exports: [CrisisLinesService],
})
export class CrisisLinesModule {}
