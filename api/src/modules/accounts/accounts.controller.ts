import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { CurrentUser, RequireArea, RequireStepUp } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { AccountListDto, ChangeRoleDto } from './accounts.dto';
import { AccountsService } from './accounts.service';

@ApiTags('accounts, admin')
@RequireArea('system')
@Controller('api/admin/users')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @ApiOkResponse({ type: AccountListDto })
  list(@CurrentUser() user: UserEntity): Promise<AccountListDto> {
    return this.accounts.list(user);
  }

  @Patch(':id')
  @HttpCode(204)
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(409)
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
  @ApiErrors(409, 415)
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.remove(id, user);
  }

  /** Takes away every second factor of an account whose user cannot use them any more. */
  @Post(':id/reset-factors')
  @HttpCode(204)
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(409, 415)
  resetFactors(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.resetFactors(id, user);
  }
}
