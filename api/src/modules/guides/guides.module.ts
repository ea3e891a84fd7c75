import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { GuideLibrary } from './guide-library';
import { PurchaseAccess } from '../purchases/purchase-access';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
import { GUIDE_RIGHTS } from './guide-rights';
import { GuidesController } from './guides.controller';
import { GuidesService } from './guides.service';

@Module({
  imports: [PurchaseAccessModule],
  controllers: [GuidesController],
  providers: [
    GuidesService,
    {
      provide: GuideLibrary,
      useFactory: (config: ApiConfig) => GuideLibrary.read(config.contentDirectory, config.siteOrigin),
      inject: [API_CONFIG],
    },
    { provide: GUIDE_RIGHTS, useExisting: PurchaseAccess },
  ],
  exports: [GuideLibrary],
})
export class GuidesModule {}
