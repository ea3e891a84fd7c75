import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { IS_PUBLIC, REQUIRED_ROLE } from './access';
import { forbidden, unauthenticated } from './auth.errors';
import { UserEntity, type Role } from './user.entity';

/** Denies by default: a valid token unless the route is public, and the role it names. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, targets)) return true;
    await super.canActivate(context);
    const role = this.reflector.getAllAndOverride<Role | undefined>(REQUIRED_ROLE, targets);
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!(user instanceof UserEntity)) throw unauthenticated();
    if (role && user.role !== role) throw forbidden();
    return true;
  }

  /** A database that is down is not a token that is wrong: what failed on the way keeps its own answer. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw unauthenticated();
    return user;
  }
}
