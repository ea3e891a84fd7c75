import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Public, RequiredArea, RequiredStepUp, sessionOf } from './access';
import { forbidden, unauthenticated } from './auth.errors';
import { stepUpRequired } from './factors/factors.errors';
import { SecondFactorService } from './factors/second-factor.service';
import { PERMISSIONS } from './permissions';
import type { SessionEntity } from './session.entity';
import { SessionsService, TOKEN_SECONDS, type TokenPayload } from './sessions.service';

export const JWT_ALGORITHM = 'HS256';
export const JWT_ISSUER = 'stillsam';
export const JWT_AUDIENCE = 'stillsam-api';

/** So long a sign-in or a proof counts for what asks for one. */
const STEP_UP_MS = 5 * 60_000;

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
    });
  }

  async validate(payload: TokenPayload): Promise<SessionEntity> {
    const session = await this.sessions.recognise(payload);
    if (!session) throw unauthenticated();
    return session;
  }
}

/**
 * Denies by default: a route needs a valid token unless it is public, a role that may use its area, on a route with
 * an area a second factor where the role has to have one, and a proof of late where it asks for it.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly secondFactor: SecondFactorService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride(Public, targets)) return true;
    await super.canActivate(context);
    const { user, confirmedAt } = sessionOf(context.switchToHttp().getRequest<FastifyRequest>());
    const area = this.reflector.getAllAndOverride(RequiredArea, targets);
    if (area && !PERMISSIONS[user.role].includes(area)) throw forbidden();
    if (area) await this.secondFactor.assertNotOverdue(user);
    const asksForStepUp = this.reflector.getAllAndOverride(RequiredStepUp, targets);
    if (asksForStepUp && Date.now() - confirmedAt.getTime() > STEP_UP_MS) throw stepUpRequired();
    return true;
  }

  /** The guard's request has a session, not passport's `user`. */
  override getAuthenticateOptions() {
    return { property: 'session' };
  }

  /** Only a rejected token is 401; an error on the way, such as a database that is down, keeps its own status. */
  override handleRequest<Session>(error: unknown, session: Session | false): Session {
    if (error) throw error;
    if (!session) throw unauthenticated();
    return session;
  }
}
