import { Module } from '@nestjs/common';
import { Drain } from '@stillsam/http-server/drain';
import { HealthController } from './health.controller';

@Module({ controllers: [HealthController], providers: [Drain] })
export class HealthModule {}
