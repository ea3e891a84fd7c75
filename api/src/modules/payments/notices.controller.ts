import { Controller, Headers, Param, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Answers } from '../../contract/answers';
import { Public } from '../auth/access';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { NoticesService } from './notices.service';
import { NoticeReceiptDto } from './payments.dto';

/** A provider sends each event by a request of its own. */
const NOTICES_PER_MINUTE = 3000;

/** For the provider, which signs its notices instead of signing in. */
@Public()
@ApiTags('payments')
@Controller('api/payments/notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  /** Answers once the notice is stored; what it is about is read afterwards. */
  @Post(':provider')
  @LimitPerNet(NOTICES_PER_MINUTE)
  @ApiBody({ schema: { type: 'object' } })
  @Answers(NoticeReceiptDto)
  receive(
    @Param('provider') provider: string,
    @Headers() headers: IncomingHttpHeaders,
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
  ): Promise<NoticeReceiptDto> {
    return this.notices.receive(provider, rawBody ?? Buffer.alloc(0), headers);
  }
}
