import { Body, Controller, HttpCode, Ip, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags, PickType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { LINKS_PER_MINUTE } from './newsletter.controller';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { ConfirmDto, SubscribeDto, UnsubscribeDto } from './newsletter.dto';
import { SUBSCRIBED, SubscriptionsService } from './subscriptions.service';

const LINKS = [{ label: 'Till startsidan', to: '/' }];

const SubscribeFormFilter = formFilter({
  title: 'Få vårt nyhetsbrev',
  action: '/api/newsletter/subscribe/form',
  submit: 'Prenumerera',
  fields: [{ name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' }],
  links: LINKS,
});

/** Sending the form is the consent that its wording asks for. */
class SubscribeFormDto extends PickType(SubscribeDto, ['email']) {}

const FAILED = 'Det gick inte just nu';
const ConfirmFormFilter = faultFilter({ title: FAILED, links: LINKS });
const UnsubscribeFormFilter = faultFilter({
  title: FAILED,
  paragraphs: ['Går det ändå inte, skriv till oss, så tar vi bort din adress.'],
  links: [{ label: 'Skriv till oss', to: '/kontakt' }, ...LINKS],
});

/** Native submission of the newsletter's forms, in browsers without JavaScript. */
@Public()
@ApiTags('newsletter')
@Controller('api/newsletter')
export class SubscribeFormController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Post('subscribe/form')
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @UseFilters(SubscribeFormFilter)
  @ApiForm(409)
  async subscribe(
    @Body() { email }: SubscribeFormDto,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.subscriptions.subscribe(email, address);
    sendPlainPage(reply, 200, {
      title: 'Tack',
      notice: { text: SUBSCRIBED.message, isFault: false },
      paragraphs: [SUBSCRIBED.confirmation],
      links: LINKS,
    });
  }

  /** The button of the page that the opt-in mail links to. */
  @Post('confirm/form')
  @HttpCode(200)
  @LimitPerNet(LINKS_PER_MINUTE)
  @UseFilters(ConfirmFormFilter)
  @ApiForm(410)
  async confirm(
    @Body() { token }: ConfirmDto,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.subscriptions.confirm(token, address);
    sendPlainPage(reply, 200, {
      title: 'Klart',
      notice: { text: NEWSLETTER_COPY.confirmed, isFault: false },
      links: LINKS,
    });
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
      links: LINKS,
    });
  }
}
