import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../contract/answers';
import { Audited } from '../audit/audited';
import { CurrentUser, Public, RequireStepUp } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import {
  ConfirmAddressDto,
  ConfirmedAddressDto,
  RequestAddressDto,
  RequestedAddressDto,
} from './accounts.dto';
import { AddressChangeService } from './address-change.service';

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
