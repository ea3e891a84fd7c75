import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../../contract/answers';
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
  @Answers(FactorsDto)
  list(@CurrentUser() user: UserEntity): Promise<FactorsDto> {
    return this.factors.list(user);
  }

  /** Begins with an authenticator app, which counts once a code of it is confirmed. */
  @Post('totp')
  @RequireStepUp()
  @Answers(TotpSecretDto, 415)
  beginTotp(@CurrentUser() user: UserEntity): Promise<TotpSecretDto> {
    return this.factors.beginTotp(user);
  }

  @Post('totp/confirm')
  @Audited()
  @RequireStepUp()
  @AnswersNothing(404, 422)
  confirmTotp(@Body() { code }: TotpCodeDto, @CurrentUser() user: UserEntity): Promise<void> {
    return this.factors.confirmTotp(user, code);
  }

  @Delete('totp')
  @Audited()
  @RequireStepUp()
  @AnswersNothing(404, 409)
  removeTotp(@CurrentUser() user: UserEntity): Promise<void> {
    return this.factors.removeTotp(user);
  }

  /** Ten new codes in place of all earlier ones. */
  @Post('recovery-codes')
  @Audited()
  @RequireStepUp()
  @Answers(RecoveryCodesDto, 409, 415)
  renewRecoveryCodes(@CurrentUser() user: UserEntity): Promise<RecoveryCodesDto> {
    return this.factors.renewRecoveryCodes(user);
  }
}
