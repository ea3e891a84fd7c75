import { Body, Controller, Delete, Inject, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersNothing } from '../../../contract/answers';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { readCookie, setCookie } from '../../../http/cookies';
import { newSecretToken } from '../../../text/secret-token';
import { Audited } from '../../audit/audited';
import { LimitPerNet } from '../../rate-limits/limit-per-net';
import { CurrentSession, CurrentUser, Public, RequireStepUp } from '../access';
import { SessionDto } from '../auth.dto';
import { SessionEntity } from '../session.entity';
import { SignInService } from '../sign-in.service';
import { UserEntity } from '../user.entity';
import { AddPasskeyDto, PasskeyDto, PasskeyOptionsDto, PasskeySignInDto } from './factors.dto';
import { FactorsService } from './factors.service';
import { PasskeysService } from './passkeys.service';

/** Sign-ins by one net address in a minute; a household has more than one person. */
const SIGN_INS = 60;
const BROWSER_COOKIE = 'stillsam-passkey';
const BROWSER_PATH = '/api/auth/passkeys/sign-in';
const BROWSER_SECONDS = 300;

@ApiTags('auth')
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly passkeys: PasskeysService,
    private readonly factors: FactorsService,
    private readonly signIns: SignInService,
  ) {}

  /** A challenge for the browser that asks, which a cookie binds it to. */
  @Public()
  @LimitPerNet(SIGN_INS)
  @Post('sign-in/options')
  @Answers(PasskeyOptionsDto, 409, 415)
  async beginSignIn(@Res({ passthrough: true }) reply: FastifyReply): Promise<PasskeyOptionsDto> {
    const { token: browser } = newSecretToken();
    const options = await this.passkeys.beginProof('sign-in', browser, null);
    this.#setBrowser(reply, browser, BROWSER_SECONDS);
    return { options };
  }

  /** Signs in by a passkey alone, which is both factors in one. */
  @Public()
  @LimitPerNet(SIGN_INS)
  @Post('sign-in')
  @Answers(SessionDto, 401, 409)
  async signIn(
    @Body() { credential }: PasskeySignInDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
  ): Promise<SessionDto> {
    const browser = readCookie(reply.request, BROWSER_COOKIE) ?? '';
    this.#setBrowser(reply, '', 0);
    const user = await this.factors.signInByPasskey(browser, credential, address);
    return this.signIns.admit(user, reply);
  }

  @Post('options')
  @RequireStepUp()
  @ApiBearerAuth()
  @Answers(PasskeyOptionsDto, 409, 415)
  async beginRegistration(@CurrentSession() { id, user }: SessionEntity): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.beginRegistration(user, id) };
  }

  /** After `options`, which asks for the proof: its challenge works once, for this session, for five minutes. */
  @Post()
  @Audited()
  @ApiBearerAuth()
  @AnswersCreated(PasskeyDto, 409, 422)
  add(
    @Body() { name, credential }: AddPasskeyDto,
    @CurrentSession() { id, user }: SessionEntity,
  ): Promise<PasskeyDto> {
    return this.factors.addPasskey(user, id, name, credential);
  }

  @Delete(':id')
  @Audited()
  @RequireStepUp()
  @ApiBearerAuth()
  @AnswersNothing(409)
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.factors.removePasskey(user, id);
  }

  #setBrowser(reply: FastifyReply, value: string, maxAge: number): void {
    const isSecure = this.config.siteOrigin.startsWith('https:');
    setCookie(reply, {
      name: BROWSER_COOKIE,
      value,
      path: BROWSER_PATH,
      maxAge,
      isSecure,
      sameSite: 'Strict',
    });
  }
}
