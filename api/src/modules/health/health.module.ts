import { Module } from '@nestjs/common';
import { Drain } from '@stillsam/http-server/drain';
import { HealthController } from './health.controller';
import { MetricsReader } from './metrics-reader';

/** What operators and their programs ask: does it live, is it ready, and the figures of its metrics. */
@Module({ controllers: [HealthController], providers: [Drain, MetricsReader] })
export class HealthModule {}
