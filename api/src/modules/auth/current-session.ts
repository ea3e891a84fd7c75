import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const SESSION_ID = Symbol('sessionId');

export function setSessionId(request: object, id: string): void {
  Reflect.set(request, SESSION_ID, id);
}

/** Id of the session whose token the request carries. */
export const CurrentSessionId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const id: unknown = Reflect.get(context.switchToHttp().getRequest<FastifyRequest>(), SESSION_ID);
  return typeof id === 'string' ? id : '';
});
