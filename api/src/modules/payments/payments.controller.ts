import type { IncomingHttpHeaders } from 'node:http';
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
  type RawBodyRequest,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, AnswersCreated } from '../../contract/answers';
import { ApiIdempotencyKey } from '../../contract/idempotency-key';
import { ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter } from '../../http/plain-page/plain-form.filter';
import { Flag, Integer, ListOf, OneOf, Text } from '../../contract/response-fields';
import { Public, RequireArea, RequireStepUp } from '../auth/access';
import { RefundDto, RefundRequestDto } from '../orders/admin-orders.dto';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { AttemptsService } from './attempts.service';
import { NoticesService } from './notices.service';
import { OrderStateService } from './order-state.service';
import { RefundsService } from './refunds.service';

const BUYER_STATES = ['waiting', 'paid', 'failed', 'expired', 'refunded'] as const;
export type BuyerState = (typeof BUYER_STATES)[number];

export class BoughtGuideDto {
  @Text() slug: string;
  @Text() title: string;
}

export class OrderStateDto {
  @Text() number: string;
  @OneOf(BUYER_STATES) state: BuyerState;
  @Integer() total_ore: number;
  @Text({ nullable: true, description: 'How it is or was paid, as the provider names it.' })
  method: string | null;

  @Flag('Whether another attempt to pay can begin.') can_retry: boolean;
  @ListOf(BoughtGuideDto) guides: BoughtGuideDto[];
  @Flag() is_test: boolean;
}

export class AttemptUrlDto {
  @Text("The provider's page.") url: string;
}

export class NoticeReceiptDto {
  @Flag('The notice is stored.') received: boolean;
}

/** A waiting page asks every few seconds. */
const READS_PER_MINUTE = 120;
const ATTEMPTS_PER_MINUTE = 10;
/** A provider sends each event by a request of its own. */
const NOTICES_PER_MINUTE = 3000;

/** An attempt that cannot begin. */
export const AttemptFilter = faultFilter({
  title: 'Betalningen kunde inte börja',
  paragraphs: ['Inga pengar är dragna. Din beställning finns kvar.'],
  links: [{ label: 'Till varukorgen', to: '/varukorg' }],
});

/** For the buyer, whose browser knows the order by its secret. */
@Public()
@ApiTags('payments')
@Controller('api/payments/orders')
export class PaymentsController {
  constructor(
    private readonly states: OrderStateService,
    private readonly attempts: AttemptsService,
  ) {}

  @Get(':ref')
  @LimitPerNet(READS_PER_MINUTE)
  @Answers(OrderStateDto)
  read(@Param('ref') ref: string): Promise<OrderStateDto> {
    return this.states.read(ref);
  }

  @Post(':ref/attempts')
  @LimitPerNet(ATTEMPTS_PER_MINUTE)
  @AnswersCreated(AttemptUrlDto, 403, 409, 415)
  tryAgain(@Param('ref') ref: string): Promise<AttemptUrlDto> {
    return this.attempts.tryAgain(ref);
  }

  @Post(':ref/attempts/form')
  @HttpCode(303)
  @LimitPerNet(ATTEMPTS_PER_MINUTE)
  @UseFilters(AttemptFilter)
  @ApiBody({ required: false, schema: { type: 'object' } })
  @ApiRedirectForm(409)
  async tryAgainByForm(@Param('ref') ref: string, @Res() reply: FastifyReply): Promise<void> {
    const { url } = await this.attempts.tryAgain(ref);
    reply.redirect(url, 303);
  }
}

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

@ApiTags('orders, admin')
@RequireArea('orders')
@Controller('api/orders/:number/refunds')
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  /** Returns money, whole or in part. */
  @Post()
  @RequireStepUp()
  @ApiIdempotencyKey()
  @AnswersCreated(RefundDto, 409, 422)
  refund(
    @Param('number') number: string,
    @Body() request: RefundRequestDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<RefundDto> {
    return this.refunds.ask(number, key, request);
  }
}
