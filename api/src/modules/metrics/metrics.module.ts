import { Module } from '@nestjs/common';
import { MetricsReader } from './metrics-reader';

@Module({ providers: [MetricsReader] })
export class MetricsModule {}
