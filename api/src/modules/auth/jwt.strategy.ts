import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { API_CONFIG, LONGEST_TOKEN_LIFE_SECONDS, type ApiConfig } from '../../config/env';
import { unauthenticated } from './auth.errors';
import type { UserEntity } from './user.entity';
import { UsersService } from './users.service';

export const JWT_ALGORITHM = 'HS256';
export const JWT_ISSUER = 'stillsam';
export const JWT_AUDIENCE = 'stillsam-api';

export interface TokenPayload {
  sub: string;
  /** Token version of the user when it was made. */
  ver: number;
}

/** A bearer token is as good as the user's present token version says. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(API_CONFIG) config: ApiConfig,
    @Inject(UsersService) private readonly users: UsersService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwt.secret,
      algorithms: [JWT_ALGORITHM],
      issuer: JWT_ISSUER,
      audience: JWT_AUDIENCE,
      jsonWebTokenOptions: { maxAge: LONGEST_TOKEN_LIFE_SECONDS },
    });
  }

  async validate(payload: TokenPayload): Promise<UserEntity> {
    const user = /^\d{1,18}$/.test(String(payload.sub)) ? await this.users.findById(payload.sub) : null;
    if (!user || user.tokenVersion !== payload.ver) throw unauthenticated();
    return user;
  }
}
