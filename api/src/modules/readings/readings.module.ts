import { Module } from '@nestjs/common';
import { AdminReadingsController, ReadingsController } from './readings.controller';

@Module({ controllers: [ReadingsController, AdminReadingsController] })
export class ReadingsModule {}
