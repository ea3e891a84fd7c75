import { Module } from '@nestjs/common';
import { ReleaseSteward } from './release-steward';
import { ReleaseStores } from './release-stores';
import { ReleasesController } from './releases.controller';
import { ReleasesService } from './releases.service';

@Module({
  controllers: [ReleasesController],
  providers: [ReleasesService, ReleaseStores, ReleaseSteward],
})
export class ReleasesModule {}
