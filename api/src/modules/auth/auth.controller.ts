import { Body, Controller, Get, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.decorator';
import { CurrentUser, Public } from './access';
import { LoginDto, SessionDto, VerificationDto } from './auth.dto';
import { AuthService } from './auth.service';
import { UserEntity } from './user.entity';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(@Inject(AuthService) private readonly auth: AuthService) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(400, 401, 413, 415, 429, 503)
  login(@Body() { email, password }: LoginDto, @Ip() address: string): Promise<SessionDto> {
    return this.auth.login(email, password, address);
  }

  @Get('verify')
  @ApiBearerAuth()
  @ApiOkResponse({ type: VerificationDto })
  @ApiErrors(401, 503)
  verify(@CurrentUser() user: UserEntity): VerificationDto {
    return this.auth.verify(user);
  }

  @Post('logout')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  @ApiErrors(401, 503)
  logout(@CurrentUser() user: UserEntity): Promise<void> {
    return this.auth.logout(user);
  }
}
