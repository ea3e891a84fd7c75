import { Controller, Get, HttpCode, Param, Post, Res, UseFilters } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated } from '../../contract/answers';
import { ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter } from '../../http/plain-page/plain-form.filter';
import { Public } from '../auth/access';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { AttemptsService } from './attempts.service';
import { OrderStateService } from './order-state.service';
import { AttemptUrlDto, OrderStateDto } from './payments.dto';

/** A waiting page asks every few seconds. */
const READS_PER_MINUTE = 120;
const ATTEMPTS_PER_MINUTE = 10;

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
