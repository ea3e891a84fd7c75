import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
import { Audited } from '../../audit/audited';
import { CurrentUser, RequireStepUp } from '../access';
import { UserEntity } from '../user.entity';
import { FactorsDto, RecoveryCodesDto, TotpCodeDto, TotpSecretDto } from './factors.dto';
import { FactorsService } from './factors.service';

/** The second factors of the caller's own account, but for its passkeys. */
@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth')
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  @Get('factors')
  @ApiOkResponse({ type: FactorsDto })
  list(@CurrentUser() user: UserEntity): Promise<FactorsDto> {
    return this.factors.list(user);
  }

  /** Begins with an authenticator app, which counts once a code of it is confirmed. */
  @Post('totp')
  @HttpCode(200)
  @RequireStepUp()
  @ApiOkResponse({ type: TotpSecretDto })
  @ApiErrors(415)
  beginTotp(@CurrentUser() user: UserEntity): Promise<TotpSecretDto> {
    return this.factors.beginTotp(user);
  }

  @Post('totp/confirm')
  @HttpCode(204)
  @Audited()
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(404, 422)
  confirmTotp(@Body() { code }: TotpCodeDto, @CurrentUser() user: UserEntity): Promise<void> {
    return this.factors.confirmTotp(user, code);
  }

  @Delete('totp')
  @HttpCode(204)
  @Audited()
  @RequireStepUp()
  @ApiNoContentResponse()
  @ApiErrors(404, 409)
  removeTotp(@CurrentUser() user: UserEntity): Promise<void> {
    return this.factors.removeTotp(user);
  }

  /** Ten new codes in place of all earlier ones. */
  @Post('recovery-codes')
  @HttpCode(200)
  @Audited()
  @RequireStepUp()
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiErrors(409, 415)
  renewRecoveryCodes(@CurrentUser() user: UserEntity): Promise<RecoveryCodesDto> {
    return this.factors.renewRecoveryCodes(user);
  }
}
