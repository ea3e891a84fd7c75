import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Public, RequiredArea, RequiredStepUp } from './access';
import { forbidden, unauthenticated } from './auth.errors';
import { sessionOf } from './current-session';
import { stepUpRequired } from './factors/factors.errors';
import { SecondFactorService } from './factors/second-factor.service';
import { PERMISSIONS } from './permissions';

/** So long a sign-in or a proof counts for what asks for one. */
const STEP_UP_MS = 5 * 60_000;

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

  /** Only a rejected token is 401; an error on the way, such as a database that is down, keeps its own status. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw unauthenticated();
    return user;
  }
}
