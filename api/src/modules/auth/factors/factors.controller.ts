import { Body, Controller, Delete, Get, Ip, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersNothing } from '../../../contract/answers';
import { Audited } from '../../audit/audited';
import { CurrentSession, CurrentUser, RequireStepUp } from '../access';
import { SessionDto } from '../auth.dto';
import { SessionEntity } from '../session.entity';
import { SignInService } from '../sign-in.service';
import { UserEntity } from '../user.entity';
import {
  FactorsDto,
  PasskeyOptionsDto,
  RecoveryCodesDto,
  StepUpDto,
  TotpCodeDto,
  TotpSecretDto,
} from './factors.dto';
import { FactorsService } from './factors.service';
import { PasskeysService } from './passkeys.service';

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

/** Proving again who one is, before what cannot be undone and what lets somebody in. It counts for five minutes. */
@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth/step-up')
export class StepUpController {
  constructor(
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeysService,
    private readonly signIn: SignInService,
  ) {}

  /** A challenge for one of the caller's passkeys. */
  @Post('options')
  @Answers(PasskeyOptionsDto, 409, 415)
  async begin(@CurrentSession() { id, userId }: SessionEntity): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.beginProof('step-up', id, userId) };
  }

  /** The token of the response takes the place of the caller's. */
  @Post()
  @Audited()
  @Answers(SessionDto, 403, 409, 429)
  async confirm(
    @Body() proof: StepUpDto,
    @CurrentSession() session: SessionEntity,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    await this.factors.prove(session, proof, address);
    return this.signIn.confirm(session, reply);
  }
}
