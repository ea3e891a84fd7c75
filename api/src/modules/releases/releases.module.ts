import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { RollbackRecorder } from './rollback-recorder';
import { ReleaseStores } from './release-stores';
import { ReleasesController } from './releases.controller';
import { ReleasesService } from './releases.service';

@Module({
  imports: [AuthModule],
  controllers: [ReleasesController],
  providers: [ReleasesService, ReleaseStores, RollbackRecorder],
})
export class ReleasesModule {}
