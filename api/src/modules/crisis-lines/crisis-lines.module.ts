import { Global, Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { CrisisLinesController } from './crisis-lines.controller';
import { CrisisLinesService } from './crisis-lines.service';

@Global()
@Module({
  controllers: [CrisisLinesController],
  providers: [CrisisLinesService],
  exports: [CrisisLinesService],
})
export class CrisisLinesModule {
  static readonly registration: ModuleRegistration = {
    toDo: [
      {
        id: 'crisis-lines',
        area: 'system',
        label: 'stödlinjer att kontrollera',
        count: async (manager, { now, services }) => ({
          count: await services(CrisisLinesService).countDue(now, manager),
        }),
      },
    ],
  };
}
