import { Body, Controller, Delete, Get, Headers, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { CurrentUser, Public } from './access';
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
import { CurrentSessionId } from './current-session';
import { SessionsService } from './sessions.service';
import { UserEntity } from './user.entity';

/** Log-ins by one net address in a minute, whatever is sent; failures have lower limits (`LoginLimiter`). */
const LOGINS_PER_MINUTE = 120;

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @LimitPerNet(LOGINS_PER_MINUTE)
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(400, 401, 413, 415, 429, 503)
  login(
    @Body() { email, password }: LoginDto,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<SessionDto> {
    return this.auth.login(email, password, { address, userAgent });
  }

  @Get('verify')
  @ApiBearerAuth()
  @ApiOkResponse({ type: VerificationDto })
  @ApiErrors(401, 503)
  verify(@CurrentUser() user: UserEntity): VerificationDto {
    return this.auth.verify(user);
  }

  /** Ends the session of the token. */
  @Post('logout')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  @ApiErrors(401, 503)
  logout(@CurrentUser() user: UserEntity, @CurrentSessionId() sessionId: string): Promise<void> {
    return this.sessions.end(sessionId, user.id);
  }

  /** The caller's own sign-ins. */
  @Get('sessions')
  @ApiBearerAuth()
  @ApiOkResponse({ type: SessionListDto })
  @ApiErrors(401, 503)
  listSessions(
    @CurrentUser() user: UserEntity,
    @CurrentSessionId() sessionId: string,
  ): Promise<SessionListDto> {
    return this.sessions.list(user.id, sessionId);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 503)
  endSession(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.sessions.end(id, user.id);
  }

  /** The caller's own name. */
  @Put('name')
  @ApiBearerAuth()
  @ApiOkResponse({ type: UserDto })
  @ApiErrors(400, 401, 413, 415, 503)
  changeName(@Body() { name }: ChangeNameDto, @CurrentUser() user: UserEntity): Promise<UserDto> {
    return this.auth.changeName(user, name);
  }

  /** Ends every other session; this one continues with the token of the response. */
  @Post('password')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(400, 401, 413, 415, 429, 503)
  changePassword(
    @Body() fields: ChangePasswordDto,
    @CurrentUser() user: UserEntity,
    @CurrentSessionId() sessionId: string,
    @Ip() address: string,
  ): Promise<SessionDto> {
    return this.auth.changePassword(user, sessionId, fields, address);
  }
}
