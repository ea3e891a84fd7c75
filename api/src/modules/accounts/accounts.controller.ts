import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../contract/answers';
import { CurrentUser, RequireArea, RequireStepUp } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { AccountListDto, ChangeRoleDto, InviteDto } from './accounts.dto';
import { AccountsService } from './accounts.service';

@ApiTags('accounts, admin')
@RequireArea('system')
@Controller('api/admin/users')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @Answers(AccountListDto)
  list(@CurrentUser() user: UserEntity): Promise<AccountListDto> {
    return this.accounts.list(user);
  }

  @Patch(':id')
  @RequireStepUp()
  @AnswersNothing(409)
  changeRole(
    @Param('id') id: string,
    @Body() change: ChangeRoleDto,
    @CurrentUser() user: UserEntity,
  ): Promise<void> {
    return this.accounts.changeRole(id, change, user);
  }

  @Post(':id/remove')
  @RequireStepUp()
  @AnswersNothing(409, 415)
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.remove(id, user);
  }

  /** Takes away every second factor of an account whose user cannot use them any more. */
  @Post(':id/reset-factors')
  @RequireStepUp()
  @AnswersNothing(409, 415)
  resetFactors(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.resetFactors(id, user);
  }
}

/** Invites: accounts that wait for their users, who choose a password by a mailed link. */
@ApiTags('accounts, admin')
@RequireArea('system')
@RequireStepUp()
@Controller('api/admin/invites')
export class InvitesController {
  constructor(private readonly accounts: AccountsService) {}

  @Post()
  @AnswersNothing(409)
  send(@Body() invite: InviteDto, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.invite(invite, user);
  }

  /** Mails another link. */
  @Post(':id/mail')
  @AnswersNothing(409, 415)
  sendAgain(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.inviteAgain(id, user);
  }
}
