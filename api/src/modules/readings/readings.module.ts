import { Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import { AdminReadingsController, ReadingsController } from './readings.controller';

@Module({ controllers: [ReadingsController, AdminReadingsController] })
export class ReadingsModule {
  static readonly registration: ModuleRegistration = {
    retention: [
      {
        id: 'readings',
        name: `how often pages were read, ${keptInWords('readings')}`,
        table: 'readings',
        condition: isOlderThan('day', keptInterval('readings')),
      },
    ],
  };
}
