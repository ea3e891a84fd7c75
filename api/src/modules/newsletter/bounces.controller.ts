import { Body, Controller, Headers, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../contract/answers';
import { IsListOf, IsMailAddress, IsOneOf } from '../../contract/request-fields';
import { Describe, Integer } from '../../contract/response-fields';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { BouncesService } from './bounces.service';

const MAX_EVENTS = 500;
const BOUNCE_KINDS = ['bounced', 'complained'] as const;

export class BounceDto {
  @IsMailAddress() email: string;

  @Describe('bounced: permanently; temporary failures are not reported.')
  @IsOneOf(BOUNCE_KINDS, 'Händelsen ska vara en studs eller ett klagomål.')
  kind: (typeof BOUNCE_KINDS)[number];
}

export class BouncesDto {
  @IsListOf(
    BounceDto,
    { min: 1, max: [MAX_EVENTS, `Högst ${MAX_EVENTS} åt gången.`] },
    'Ange minst en händelse.',
  )
  events: BounceDto[];
}

export class BouncesReceiptDto {
  @Integer('Number of changed subscribers.') affected: number;
}

/** The mail service may report each event by a request of its own. */
const REPORTS_PER_MINUTE = 600;
export const SIGNATURE_HEADER = 'X-Stillsam-Signature';

/** For the mail service, which signs its reports instead of signing in; see docs/newsletter.md. */
@Public()
@ApiTags('newsletter')
@Controller('api/newsletter/bounces')
export class BouncesController {
  constructor(private readonly bounces: BouncesService) {}

  @Post()
  @LimitPerNet(REPORTS_PER_MINUTE)
  @ApiHeader({
    name: SIGNATURE_HEADER,
    required: true,
    schema: { type: 'string', pattern: '^t=[0-9]{1,12},v1=[0-9a-f]{64}$' },
  })
  @Answers(BouncesReceiptDto, 401, 404)
  async report(
    @Headers(SIGNATURE_HEADER) signature: string | undefined,
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Body() { events }: BouncesDto,
  ): Promise<BouncesReceiptDto> {
    this.bounces.assertSigned(rawBody, signature);
    return { affected: await this.bounces.record(events) };
  }
}
