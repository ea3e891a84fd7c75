import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { ContentChanges } from './content-changes';
import { VERSION_HEADER } from './content-tags';

/** Names the version of content that a save has reached in its response. */
@Injectable()
export class ContentVersionInterceptor implements NestInterceptor {
  constructor(private readonly changes: ContentChanges) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(tap(() => response.set(VERSION_HEADER, String(this.changes.version))));
  }
}
