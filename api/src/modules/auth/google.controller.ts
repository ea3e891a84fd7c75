import { Body, Controller, Get, Inject, Ip, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../contract/answers';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { toDomainError } from '../../http/error.filter';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Public } from './access';
import { GoogleCodeDto, GoogleCredentialDto, ProvidersDto, SessionDto, StartQueryDto } from './auth.dto';
import { PasskeysService } from './factors/passkeys.service';
import { FailedLogins } from './failed-logins';
import { readGoogle, redirectStart } from './google-credentials';
import { GoogleRedirect } from './google-redirect';
import { GoogleService } from './google.service';
import { RedirectState } from './redirect-state';
import { SignInService } from './sign-in.service';

/** Sign-ins by one net address in a minute; a household has more than one person. */
const SIGN_INS = 30;

@ApiTags('auth')
@Public()
@Controller('api/auth')
export class GoogleController {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly google: GoogleService,
    private readonly redirect: GoogleRedirect,
    private readonly state: RedirectState,
    private readonly failures: FailedLogins,
    private readonly passkeys: PasskeysService,
    private readonly signIn: SignInService,
  ) {}

  /** The configured ways to sign in beside the password, so that a page shows no button without function. */
  @Get('providers')
  @Answers(ProvidersDto)
  providers(): ProvidersDto {
    const google = readGoogle(this.config);
    return {
      google: google
        ? {
            client_id: google.clientId,
            redirect_url: google.clientSecret ? redirectStart(google) : null,
            authorization_url: google.authorizationUrl,
          }
        : null,
      passkey_domain: this.passkeys.domain,
    };
  }

  /** Signs in with an ID token that Google gave to the page. */
  @LimitPerNet(SIGN_INS)
  @Post('google')
  @Answers(SessionDto, 401)
  async login(
    @Body() fields: GoogleCredentialDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
  ): Promise<SessionDto> {
    const user = await this.recordingFailure(this.google.login(fields, address), address);
    return this.signIn.admit(user, reply);
  }

  /** Redirects the browser to Google. */
  @LimitPerNet(SIGN_INS)
  @Get('google')
  @ApiResponse({ status: 302, description: 'To Google.' })
  async begin(@Query() _query: StartQueryDto, @Res() reply: FastifyReply): Promise<void> {
    reply.redirect(await this.redirect.begin(reply), 302);
  }

  /** Google redirects the browser here, and this route to the login page with a code or an error. */
  @LimitPerNet(SIGN_INS)
  @Get('google/callback')
  @ApiResponse({
    status: 302,
    description: 'To the login page: `#code=…` to be exchanged, or `#error=<code>`.',
  })
  @ApiQuery({ name: 'code', type: String, required: false })
  @ApiQuery({ name: 'state', type: String, required: false })
  async finish(@Res() reply: FastifyReply, @Ip() address: string): Promise<void> {
    const own = await this.state.read(reply.request);
    this.state.forget(reply);
    // Browsers do not send the fragment, so no server logs it.
    const page = `${this.state.originOf(own?.origin)}/admin/login`;
    try {
      const attempt = this.redirect
        .finish(reply.request)
        .then((email) => this.google.issueCode(email, this.state.bindCode(reply)));
      const code = await this.recordingFailure(attempt, address);
      reply.redirect(`${page}#code=${code}`, 302);
    } catch (error) {
      reply.redirect(`${page}#error=${toDomainError(error).code}`, 302);
    }
  }

  /** Exchanges the code in the login page's address for a session, in the browser that asked for it. */
  @LimitPerNet(SIGN_INS)
  @Post('google/exchange')
  @Answers(SessionDto, 401)
  async exchange(
    @Body() fields: GoogleCodeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
  ): Promise<SessionDto> {
    const secret = this.state.secretOf(reply.request);
    const user = await this.recordingFailure(this.google.exchange(fields, secret, address), address);
    this.state.forgetSecret(reply);
    return this.signIn.admit(user, reply);
  }

  private async recordingFailure<Result>(attempt: Promise<Result>, address: string): Promise<Result> {
    try {
      return await attempt;
    } catch (error) {
      if (toDomainError(error).code === 'GOOGLE_LOGIN_FAILED')
        this.failures.record('google', undefined, address);
      throw error;
    }
  }
}
