import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
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
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(409)
  send(@Body() invite: InviteDto, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.invite(invite, user);
  }

  /** Mails another link. */
  @Post(':id/mail')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(409, 415)
  sendAgain(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.accounts.inviteAgain(id, user);
  }
}
