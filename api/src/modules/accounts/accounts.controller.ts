import { Body, Controller, Get, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersNothing } from '../../contract/answers';
import { Audited } from '../audit/audited';
import { CurrentUser, Public, RequireArea, RequireStepUp } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import {
  AccountListDto,
  ChangeRoleDto,
  ConfirmAddressDto,
  ConfirmedAddressDto,
  InviteDto,
  RequestAddressDto,
  RequestedAddressDto,
  RequestedResetDto,
  RequestResetDto,
  ResetPasswordDto,
} from './accounts.dto';
import { AccountsService } from './accounts.service';
import { AddressChangeService } from './address-change.service';
import { PasswordResetService } from './password-reset.service';

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

@Public()
@ApiTags('auth')
@Controller('api/auth/password-reset')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  /** Mails a link to the address of a user. */
  @Post()
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @Answers(RequestedResetDto)
  request(@Body() { email }: RequestResetDto): RequestedResetDto {
    return this.resets.request(email);
  }

  /** Sets a new password by the token of a mailed link. */
  @Post('confirm')
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @AnswersNothing(410)
  reset(@Body() fields: ResetPasswordDto, @Req() request: FastifyRequest): Promise<void> {
    return this.resets.reset(fields, request.id);
  }
}

@ApiTags('auth')
@Controller('api/auth/email')
export class AddressChangeController {
  constructor(private readonly changes: AddressChangeService) {}

  /** Asks for a new address, which the present and the new mailbox confirm. */
  @Post()
  @Audited()
  @RequireStepUp()
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiBearerAuth()
  @Answers(RequestedAddressDto)
  request(
    @Body() { email }: RequestAddressDto,
    @CurrentUser() user: UserEntity,
  ): Promise<RequestedAddressDto> {
    return this.changes.request(user, email);
  }

  /** Uses up the token of one of the two mailed links. */
  @Public()
  @Post('confirm')
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @Answers(ConfirmedAddressDto, 409, 410)
  confirm(
    @Body() { token }: ConfirmAddressDto,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmedAddressDto> {
    return this.changes.confirm(token, request.id);
  }
}
