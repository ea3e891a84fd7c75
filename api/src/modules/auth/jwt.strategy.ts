import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { unauthenticated } from './auth.errors';
import { setSession } from './current-session';
import { SessionsService, TOKEN_SECONDS, type TokenPayload } from './sessions.service';
import type { UserEntity } from './user.entity';

export const JWT_ALGORITHM = 'HS256';
export const JWT_ISSUER = 'stillsam';
export const JWT_AUDIENCE = 'stillsam-api';

/** Accepts a bearer token while its session exists and its version is the user's token version. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(API_CONFIG) config: ApiConfig,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwt.secret,
      algorithms: [JWT_ALGORITHM],
      issuer: JWT_ISSUER,
      audience: JWT_AUDIENCE,
      jsonWebTokenOptions: { maxAge: TOKEN_SECONDS },
      passReqToCallback: true,
    });
  }

  async validate(request: object, payload: TokenPayload): Promise<UserEntity> {
    const session = await this.sessions.recognise(payload);
    if (!session) throw unauthenticated();
    setSession(request, session);
    return session.user;
  }
}
