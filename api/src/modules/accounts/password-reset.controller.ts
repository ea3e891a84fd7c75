import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersNothing } from '../../contract/answers';
import { Public } from '../auth/access';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { RequestedResetDto, RequestResetDto, ResetPasswordDto } from './accounts.dto';
import { PasswordResetService } from './password-reset.service';

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
