import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { IS_PUBLIC, REQUIRED_AREA } from './access';
import { forbidden, unauthenticated } from './auth.errors';
import { PERMISSIONS, type Area } from './permissions';
import { UserEntity } from './user.entity';

/** Denies by default: a route needs a valid token unless it is public, and a role that may use its area. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, targets)) return true;
    await super.canActivate(context);
    const area = this.reflector.getAllAndOverride<Area | undefined>(REQUIRED_AREA, targets);
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!(user instanceof UserEntity)) throw unauthenticated();
    if (area && !PERMISSIONS[user.role].includes(area)) throw forbidden();
    return true;
  }

  /** Only a rejected token is 401; an error on the way, such as a database that is down, keeps its own status. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw unauthenticated();
    return user;
  }
}
