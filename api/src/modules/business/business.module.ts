import { Global, Module } from '@nestjs/common';
import { NarrationModule } from '../narration/narration.module';
import { BusinessSettingsController, SiteFactsController } from './business.controller';
import { BusinessService } from './business.service';

@Global()
@Module({
  imports: [NarrationModule],
  controllers: [BusinessSettingsController, SiteFactsController],
  providers: [BusinessService],
  exports: [BusinessService],
})
export class BusinessModule {}
