import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FailedLogins } from './failed-logins';
import { GoogleCredentials } from './google-credentials';
import { GoogleRedirect } from './google-redirect';
import { GoogleController } from './google.controller';
import { GoogleService } from './google.service';
import { JWT_ALGORITHM, JWT_AUDIENCE, JWT_ISSUER, JwtStrategy } from './jwt.strategy';
import { LoginLimiter } from './login-limiter';
import { RedirectState } from './redirect-state';
import { SessionsService } from './sessions.service';
import { UsersService } from './users.service';

/** Sign-in by password or with Google; both end in {@link SessionsService.open}. */
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [API_CONFIG],
      useFactory: ({ jwt }: ApiConfig) => ({
        secret: jwt.secret,
        signOptions: {
          algorithm: JWT_ALGORITHM,
          issuer: JWT_ISSUER,
          audience: JWT_AUDIENCE,
          expiresIn: jwt.lifetimeSeconds,
        },
      }),
    }),
  ],
  controllers: [AuthController, GoogleController],
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
    LoginLimiter,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AuthService, UsersService],
})
export class AuthModule {}
