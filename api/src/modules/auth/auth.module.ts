import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { MailModule } from '../mail/mail.module';
import type { Held } from '../personal-data/kept-data';
import { expiredRows } from '../retention/kept-periods';
import { AccessGuard, JWT_ALGORITHM, JWT_AUDIENCE, JWT_ISSUER, JwtStrategy } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { AuthenticatorsService } from './factors/authenticators.service';
import { FactorsController, StepUpController } from './factors/factors.controller';
import { FactorsService } from './factors/factors.service';
import { PasskeyChallenges } from './factors/passkey-challenges';
import { PasskeysController } from './factors/passkeys.controller';
import { PasskeysService } from './factors/passkeys.service';
import { RecoveryCodesService } from './factors/recovery-codes.service';
import { SecondFactorService } from './factors/second-factor.service';
import { FailedLogins } from './failed-logins';
import { GoogleCredentials } from './google-credentials';
import { GoogleRedirect } from './google-redirect';
import { GoogleController } from './google.controller';
import { GoogleService } from './google.service';
import { RedirectState } from './redirect-state';
import { SessionsService, TOKEN_SECONDS } from './sessions.service';
import { SignInService } from './sign-in.service';
import { UsersService } from './users.service';
import { factorsChangedMail, newDeviceMail } from './auth.mails';

/** An account is removed by the operator, not by an erasure. */
const ACCOUNT: PersonalDataSource<Pick<Held, 'account'>> = {
  async read(manager, email, services) {
    const user = await services(UsersService).findByEmail(email, manager);
    if (!user) return { account: null };
    const { username, name, role, createdAt } = user;
    return { account: { username, name, role, created_at: createdAt } };
  },
  kept: ({ account }) => [['account', Number(account !== null)]],
};

/** Sign-in by passkey, by password or with Google; all end in {@link SignInService.admit}. */
@Module({
  imports: [
    MailModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [API_CONFIG],
      useFactory: ({ jwt }: ApiConfig) => ({
        secret: jwt.secret,
        signOptions: {
          algorithm: JWT_ALGORITHM,
          issuer: JWT_ISSUER,
          audience: JWT_AUDIENCE,
          expiresIn: Math.min(TOKEN_SECONDS, jwt.lifetimeSeconds),
        },
      }),
    }),
  ],
  controllers: [AuthController, GoogleController, PasskeysController, FactorsController, StepUpController],
  providers: [
    AuthService,
    FailedLogins,
    UsersService,
    SessionsService,
    GoogleCredentials,
    GoogleRedirect,
    GoogleService,
    RedirectState,
    JwtStrategy,
    SignInService,
    PasskeyChallenges,
    PasskeysService,
    AuthenticatorsService,
    RecoveryCodesService,
    SecondFactorService,
    FactorsService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SecondFactorService, UsersService],
})
export class AuthModule {
  static readonly registration: ModuleRegistration = {
    mails: [newDeviceMail, factorsChangedMail],
    retention: [
      expiredRows('sessions', 'expired sessions'),
      expiredRows('sign_in_codes', 'expired sign-in codes'),
      expiredRows('passkey_challenges', 'challenges of passkeys that nobody answered'),
      {
        id: 'known-devices',
        name: 'browsers that have not signed in for 400 days',
        table: 'known_devices',
        condition: `seen_at < now() - interval '400 days'`,
      },
    ],
    personalData: ACCOUNT,
  };
}
