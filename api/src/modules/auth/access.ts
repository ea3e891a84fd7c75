import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../../contract/answers';
import { unauthenticated } from './auth.errors';
import type { Area } from './permissions';
import type { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sign-in that the request's token belongs to, with its user; a public route has none. */
    session?: SessionEntity;
  }
}

/** Makes a route public; without it every route needs a valid token. */
export const Public = Reflector.createDecorator({ transform: () => true });

/** What the guard reads of {@link RequireArea} and {@link RequireStepUp}. */
export const RequiredArea = Reflector.createDecorator<Area>();
export const RequiredStepUp = Reflector.createDecorator({ transform: () => true });

/** Restricts a route or a controller to the roles that may use an area of the back office. */
export const RequireArea = (area: Area) =>
  applyDecorators(RequiredArea(area), ApiBearerAuth(), ApiErrors(403));

/**
 * Asks the caller to prove again who they are, unless they have within the last five minutes: for what cannot be undone,
 * and for what lets somebody in.
 */
export const RequireStepUp = () => applyDecorators(RequiredStepUp(), ApiErrors(403));

/** The session of a request that is not public, with its user. */
export function sessionOf({ session }: FastifyRequest): SessionEntity {
  if (!session) throw unauthenticated();
  return session;
}

/** The session whose token the request carries. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): SessionEntity =>
  sessionOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The signed-in user of a route that is not public. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): UserEntity =>
    sessionOf(context.switchToHttp().getRequest<FastifyRequest>()).user,
);
