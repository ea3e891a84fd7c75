import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { CurrentUser, Public, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { TAGS_HEADER } from '../blog/changes/content-tags';
import { CrisisLinesService } from '../crisis-lines/crisis-lines.service';
import { NarrationsService } from '../narration/narrations.service';
import { SettingChangedDto } from '../settings/settings.dto';
import { FACTS_TAG } from './business-sections';
import {
  BusinessSettingsDto,
  ChangeCompanyDto,
  ChangeEditorialDto,
  ChangeProcessorsDto,
  ChangeReachDto,
  ChangeSocialDto,
  SiteFactsDto,
} from './business.dto';
import { BusinessService } from './business.service';

@ApiTags('settings, admin')
@RequireArea('system')
@ApiOkResponse({ type: BusinessSettingsDto })
@Controller('api/admin/settings/business')
export class BusinessSettingsController {
  constructor(private readonly business: BusinessService) {}

  @Get()
  @Answers(BusinessSettingsDto)
  read(): Promise<BusinessSettingsDto> {
    return this.business.describe();
  }

  @Put('company')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  changeCompany(
    @Body() body: ChangeCompanyDto,
    @CurrentUser() user: UserEntity,
  ): Promise<BusinessSettingsDto> {
    return this.business.change('company', body, user);
  }

  @Put('reach')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  changeReach(@Body() body: ChangeReachDto, @CurrentUser() user: UserEntity): Promise<BusinessSettingsDto> {
    return this.business.change('reach', body, user);
  }

  @Put('editorial')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  changeEditorial(
    @Body() body: ChangeEditorialDto,
    @CurrentUser() user: UserEntity,
  ): Promise<BusinessSettingsDto> {
    return this.business.change('editorial', body, user);
  }

  @Put('processors')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  changeProcessors(
    @Body() body: ChangeProcessorsDto,
    @CurrentUser() user: UserEntity,
  ): Promise<BusinessSettingsDto> {
    return this.business.change('processors', body, user);
  }

  @Put('social')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  changeSocial(@Body() body: ChangeSocialDto, @CurrentUser() user: UserEntity): Promise<BusinessSettingsDto> {
    return this.business.change('social', body, user);
  }
}

/** What the owner has set, for every page. */
@Public()
@ApiTags('settings')
@Controller('api/site-facts')
export class SiteFactsController {
  constructor(
    private readonly business: BusinessService,
    private readonly crisisLines: CrisisLinesService,
    private readonly narrations: NarrationsService,
  ) {}

  @Get()
  @Header(TAGS_HEADER, FACTS_TAG)
  @Answers(SiteFactsDto)
  async read(): Promise<SiteFactsDto> {
    return {
      business: await this.business.changed(),
      crisis_lines: await this.crisisLines.changed(),
      guidance: await this.narrations.guidance(),
    };
  }
}
