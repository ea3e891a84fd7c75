import { Body, Controller, HttpCode, Ip, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { DomainError } from '../../http/domain-error';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { PlainFormFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage, type PlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { LINKS_PER_MINUTE } from './newsletter.controller';
import { UnsubscribeDto } from './newsletter.dto';
import { SubscriptionsService } from './subscriptions.service';

const HOME = { label: 'Till startsidan', to: '/' };

class UnsubscribeFormFilter extends PlainFormFilter {
  protected toPage({ message }: DomainError): PlainPage {
    return {
      title: 'Det gick inte just nu',
      notice: { text: message, isFault: true },
      paragraphs: ['Går det ändå inte, skriv till oss, så tar vi bort din adress.'],
      links: [{ label: 'Skriv till oss', to: '/kontakt' }, HOME],
    };
  }
}

/** Native submission of the unsubscribe form, in browsers without JavaScript. */
@Public()
@ApiTags('newsletter')
@Controller('api/newsletter/unsubscribe/form')
@UseFilters(UnsubscribeFormFilter)
export class UnsubscribeFormController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(LINKS_PER_MINUTE)
  @ApiForm()
  async unsubscribe(
    @Body() link: UnsubscribeDto,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.subscriptions.unsubscribe(link, address);
    sendPlainPage(reply, 200, {
      title: 'Klart',
      notice: { text, isFault: false },
      links: [HOME],
    });
  }
}
