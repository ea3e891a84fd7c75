import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { StreamSlots } from '../../common/stream-slots/stream-slots';
import { tooManyStreams } from './blog.errors';

/**
 * Takes a slot for an event stream until its connection closes. A guard, because Nest sends the headers of a stream
 * before a handler that waits has refused it.
 */
@Injectable()
export class StreamSlotGuard implements CanActivate {
  constructor(private readonly slots: StreamSlots) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { ip = '', socket } = http.getRequest<Request>();
    const giveBack = await this.slots.take(ip);
    if (!giveBack) throw tooManyStreams();
    // The client may have left while the slot was taken.
    if (socket.destroyed) giveBack();
    else http.getResponse<Response>().once('close', giveBack);
    return true;
  }
}
