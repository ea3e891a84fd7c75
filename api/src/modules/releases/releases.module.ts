import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { RollbackRecorder } from './rollback-recorder';
import { ReleasesController } from './releases.controller';
import { ReleasesService } from './releases.service';

@Module({
  imports: [AuthModule],
  controllers: [ReleasesController],
  providers: [ReleasesService, RollbackRecorder],
})
export class ReleasesModule {}
