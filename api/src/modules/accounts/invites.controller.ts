import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing } from '../../contract/answers';
import { CurrentUser, RequireArea, RequireStepUp } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { InviteDto } from './accounts.dto';
import { AccountsService } from './accounts.service';

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
