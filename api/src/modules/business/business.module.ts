import { Global, Module } from '@nestjs/common';
import { BusinessSettingsController, SiteFactsController } from './business.controller';
import { BusinessService } from './business.service';

@Global()
@Module({
  controllers: [BusinessSettingsController, SiteFactsController],
  providers: [BusinessService],
  exports: [BusinessService],
})
export class BusinessModule {}
