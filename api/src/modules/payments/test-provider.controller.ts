import { Body, Controller, Get, HttpCode, Param, Post, Res, UseFilters } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { Public } from '../auth/access';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { AttemptFilter, testPage } from './payment-pages';
import { TestChoiceDto } from './payments.dto';
import { TestProvider } from './test-provider';

const CHOICES_PER_MINUTE = 60;

/** The pages of the test provider, where a real provider would ask for a card. */
@Public()
@ApiTags('payments')
@Controller('api/payments/test')
@UseFilters(AttemptFilter)
export class TestProviderController {
  constructor(private readonly provider: TestProvider) {}

  @Get(':ref')
  @ApiResponse({
    status: 200,
    description: 'A page.',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  @ApiResponse({
    status: 404,
    description: 'A page.',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  async show(@Param('ref') ref: string, @Res() reply: FastifyReply): Promise<void> {
    sendPlainPage(reply, 200, testPage(await this.provider.payment(ref)));
  }

  @Post(':ref/form')
  @HttpCode(303)
  @LimitPerNet(CHOICES_PER_MINUTE)
  @ApiRedirectForm()
  async choose(
    @Param('ref') ref: string,
    @Body() { choice }: TestChoiceDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.redirect(await this.provider.choose(ref, choice), 303);
  }
}
