import { Module } from '@nestjs/common';
import { AdminReadingsController, ReadingsController } from './readings.controller';
import { ReadingsService } from './readings.service';

@Module({ controllers: [ReadingsController, AdminReadingsController], providers: [ReadingsService] })
export class ReadingsModule {}
