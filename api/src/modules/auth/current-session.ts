import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from './auth.errors';
import { SessionEntity } from './session.entity';

const SESSION = Symbol('session');

export function setSession(request: object, session: SessionEntity): void {
  Reflect.set(request, SESSION, session);
}

/** The session of a request that is not public, with its user. */
export function sessionOf(request: object): SessionEntity {
  const session: unknown = Reflect.get(request, SESSION);
  if (!(session instanceof SessionEntity)) throw unauthenticated();
  return session;
}

/** The session whose token the request carries. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): SessionEntity =>
  sessionOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
