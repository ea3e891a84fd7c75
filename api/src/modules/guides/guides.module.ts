import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { readGuides } from './guide';
import { GuideLibrary } from './guide-library';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
import { GuidesController } from './guides.controller';
import { GuidesService } from './guides.service';

@Module({
  imports: [PurchaseAccessModule],
  controllers: [GuidesController],
  providers: [
    GuidesService,
    {
      provide: GuideLibrary,
      useFactory: async ({ contentDirectory, siteOrigin }: ApiConfig) =>
        new GuideLibrary(await readGuides(contentDirectory), siteOrigin),
      inject: [API_CONFIG],
    },
  ],
  exports: [GuideLibrary],
})
export class GuidesModule {}
