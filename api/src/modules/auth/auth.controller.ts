import { Body, Controller, Delete, Get, Ip, Param, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersNothing } from '../../contract/answers';
import { Audited } from '../audit/audited';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { CurrentSession, CurrentUser, Public, RequireStepUp } from './access';
import {
  ChangeNameDto,
  ChangePasswordDto,
  LoginDto,
  SessionDto,
  SessionListDto,
  UserDto,
  VerificationDto,
} from './auth.dto';
import { AuthService } from './auth.service';
import { SessionEntity } from './session.entity';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';
import { UserEntity } from './user.entity';

/** Log-ins by one net address in a minute, whatever is sent; failures have lower limits (`AuthService`). */
const LOGINS_PER_MINUTE = 120;

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly signIn: SignInService,
  ) {}

  @Public()
  @LimitPerNet(LOGINS_PER_MINUTE)
  @Post('login')
  @Answers(SessionDto, 401)
  async login(
    @Body() fields: LoginDto,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.signIn.admit(await this.auth.login(fields, address), reply);
  }

  /** A new token for the cookie that came with the last one. Each cookie works once. */
  @Public()
  @LimitPerNet(LOGINS_PER_MINUTE)
  @Post('renew')
  @Answers(SessionDto, 401, 415)
  renew(@Res({ passthrough: true }) reply: FastifyReply): Promise<SessionDto> {
    return this.signIn.renew(reply);
  }

  @Get('verify')
  @ApiBearerAuth()
  @Answers(VerificationDto)
  verify(@CurrentUser() user: UserEntity): VerificationDto {
    return this.auth.verify(user);
  }

  /** Ends the session of the token. */
  @Post('logout')
  @ApiBearerAuth()
  @AnswersNothing()
  async logout(
    @CurrentSession() { id, userId }: SessionEntity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.signIn.forget(reply);
    await this.sessions.end(id, userId);
  }

  /** The caller's own sign-ins. */
  @Get('sessions')
  @ApiBearerAuth()
  @Answers(SessionListDto)
  listSessions(@CurrentSession() { id, userId }: SessionEntity): Promise<SessionListDto> {
    return this.sessions.list(userId, id);
  }

  /** Ends every sign-in of the caller, this one too. */
  @Delete('sessions')
  @Audited()
  @RequireStepUp()
  @ApiBearerAuth()
  @AnswersNothing()
  async endSessions(
    @CurrentUser() user: UserEntity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.signIn.forget(reply);
    await this.sessions.endAll(user.id);
  }

  @Delete('sessions/:id')
  @Audited()
  @RequireStepUp()
  @ApiBearerAuth()
  @AnswersNothing()
  endSession(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.sessions.end(id, user.id);
  }

  /** The caller's own name. */
  @Put('name')
  @ApiBearerAuth()
  @Answers(UserDto)
  changeName(@Body() { name }: ChangeNameDto, @CurrentUser() user: UserEntity): Promise<UserDto> {
    return this.auth.changeName(user, name);
  }

  /** Ends every other session; this one continues with the token of the response. */
  @Post('password')
  @Audited()
  @ApiBearerAuth()
  @Answers(SessionDto, 429)
  async changePassword(
    @Body() fields: ChangePasswordDto,
    @CurrentSession() { id, user }: SessionEntity,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.signIn.hand(await this.auth.changePassword(user, id, fields, address), reply);
  }
}
