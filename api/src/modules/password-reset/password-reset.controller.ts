import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { Public } from '../auth/access';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { RequestedResetDto, RequestResetDto, ResetPasswordDto } from './password-reset.dto';
import { PasswordResetService } from './password-reset.service';

@Public()
@ApiTags('auth')
@Controller('api/auth/password-reset')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  /** Mails a link to the address of a user. */
  @Post()
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiOkResponse({ type: RequestedResetDto })
  request(@Body() { email }: RequestResetDto): RequestedResetDto {
    return this.resets.request(email);
  }

  /** Sets a new password by the token of a mailed link. */
  @Post('confirm')
  @HttpCode(204)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiNoContentResponse()
  @ApiErrors(410)
  reset(@Body() fields: ResetPasswordDto, @Req() request: FastifyRequest): Promise<void> {
    return this.resets.reset(fields, request.id);
  }
}
