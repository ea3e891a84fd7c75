import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { MAX_TOKEN_LIFE_SECONDS } from '../../config/env-schema';
import { unauthenticated } from './auth.errors';
import { setSessionId } from './current-session';
import { SessionsService, type TokenPayload } from './sessions.service';
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
      jsonWebTokenOptions: { maxAge: MAX_TOKEN_LIFE_SECONDS },
      passReqToCallback: true,
    });
  }

  async validate(request: object, payload: TokenPayload): Promise<UserEntity> {
    const user = await this.sessions.recognise(payload);
    if (!user) throw unauthenticated();
    setSessionId(request, payload.sid);
    return user;
  }
}
