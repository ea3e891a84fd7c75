import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { SettingChangedDto } from '../settings/settings.dto';
import { ChangeCrisisLineDto, CrisisLinesSettingDto, RemoveCrisisLineDto } from './crisis-lines.dto';
import { CrisisLinesService } from './crisis-lines.service';

/** The lines of the crisis card. */
@ApiTags('settings, admin')
@RequireArea('system')
@ApiOkResponse({ type: CrisisLinesSettingDto })
@Controller('api/admin/settings/crisis-lines')
export class CrisisLinesController {
  constructor(private readonly lines: CrisisLinesService) {}

  @Get()
  @Answers(CrisisLinesSettingDto)
  read(): Promise<CrisisLinesSettingDto> {
    return this.lines.describe();
  }

  /** Changes a line, or adds it last. */
  @Put(':id')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  save(
    @Param('id') id: string,
    @Body() body: ChangeCrisisLineDto,
    @CurrentUser() user: UserEntity,
  ): Promise<CrisisLinesSettingDto> {
    return this.lines.save(id, body, user);
  }

  @Delete(':id')
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  remove(
    @Param('id') id: string,
    @Query() { version }: RemoveCrisisLineDto,
    @CurrentUser() user: UserEntity,
  ): Promise<CrisisLinesSettingDto> {
    return this.lines.remove(id, version, user);
  }
}
