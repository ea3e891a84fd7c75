import { Body, Controller, Get, HttpCode, Param, Post, Res, UseFilters } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { sendPlainPage, type PlainPage } from '../../http/plain-page/plain-page';
import { IsOneOf } from '../../contract/request-fields';
import { Public } from '../auth/access';
import { kronor } from '../orders/money';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { AttemptFilter } from './payments.controller';
import { TEST_CHOICES, TestProvider, type TestChoice, type TestPayment } from './test-provider';

const CHOICES_PER_MINUTE = 60;
const A_PAGE = { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } } as const;
const TEST_MODE = 'Testläge: inga pengar dras.';
const CHOICES: [TestChoice, string][] = [
  ['pay', 'Betala'],
  ['swish', 'Swish väntar'],
  ['klarna', 'Klarna senare'],
  ['decline', 'Neka'],
  ['cancel', 'Avbryt'],
];

export class TestChoiceDto {
  @IsOneOf(TEST_CHOICES, 'Välj en av knapparna.') choice: TestChoice;
}

/** The pages of the test provider, where a real provider would ask for a card. */
@Public()
@ApiTags('payments')
@Controller('api/payments/test')
@UseFilters(AttemptFilter)
export class TestProviderController {
  constructor(private readonly provider: TestProvider) {}

  @Get(':ref')
  @ApiResponse({ status: 200, ...A_PAGE })
  @ApiResponse({ status: 404, ...A_PAGE })
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

/** The page where a real provider would ask for a card. */
function testPage({ ref, ore, isOpen, returnUrl }: TestPayment): PlainPage {
  return {
    title: 'Betala i testläge',
    notice: { text: TEST_MODE, isFault: false },
    paragraphs: isOpen
      ? ['Välj vad som ska hända. Hos en riktig betaltjänst skulle du betala här.']
      : ['Den här betalningen är redan avslutad.'],
    rows: [['Att betala', kronor(ore)]],
    ...(isOpen
      ? {
          form: {
            action: `/api/payments/test/${ref}/form`,
            submit: 'Betala',
            fields: [],
            choice: { name: 'choice', options: CHOICES },
          },
        }
      : {}),
    links: [{ label: 'Tillbaka till Stillsam', to: returnUrl }],
  };
}
