import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isId } from '../../database/ids';
import { RequiredArea } from '../auth/access';
import { AuditTrail } from './audit-trail';
import { Audited, NotAudited } from './audited';

/** Records every changing call of an admin, so that a new route needs no code for it. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly trail: AuditTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { session } = request;
    if (!session || !this.isAudited(context, request.method)) return next.handle();
    const action = {
      actorId: session.userId,
      action: `${context.getClass().name.replace(/Controller$/, '')}_${context.getHandler().name}`,
      target: targetOf(request),
      requestId: request.id,
      device: session.device,
    };
    return from(this.trail.record(action, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  private isAudited(context: ExecutionContext, method: string): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride(Audited, targets)) return true;
    const isChanging = method !== 'GET' && this.reflector.getAllAndOverride(RequiredArea, targets);
    return Boolean(isChanging) && !this.reflector.getAllAndOverride(NotAudited, targets);
  }
}

/** The ids in the address or the body; other values may be personal data and are not recorded. */
function targetOf({ params, body }: FastifyRequest): string {
  const named = Object.values(params ?? {}).filter(
    (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value),
  );
  if (named.length > 0) return named.join('/');
  const ids: unknown = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : [];
  return Array.isArray(ids) ? ids.filter((id) => isId(String(id))).join(',') : '';
}
