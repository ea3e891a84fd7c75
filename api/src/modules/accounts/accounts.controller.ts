import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { CurrentUser, RequireArea, RequireStepUp } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { AccountListDto, ChangeRoleDto } from './accounts.dto';
import { AccountsService } from './accounts.service';

@ApiTags('accounts, admin')
@ApiBearerAuth()
@RequireArea('system')
@Controller('api/admin/users')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @ApiOkResponse({ type: AccountListDto })
  @ApiErrors(401, 403, 503)
  list(@CurrentUser() user: UserEntity): Promise<AccountListDto> {
    return this.accounts.list(user);
  }

  @Patch(':id')
  @HttpCode(204)
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 404, 409, 413, 415, 503)
  changeRole(
    @Param('id') id: string,
    @Body() change: ChangeRoleDto,
    @CurrentUser() user: UserEntity,
  ): Promise<void> {
    return this.accounts.changeRole(id, change, user);
  }

  @Post(':id/remove')
  @HttpCode(204)
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 415, 503)
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.remove(id, user);
  }

  /** Takes away every second factor of an account whose user cannot use them any more. */
  @Post(':id/reset-factors')
  @HttpCode(204)
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 415, 503)
  resetFactors(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.resetFactors(id, user);
  }
}
