import { Body, Controller, Get, HttpCode, Ip, Post, Query, Redirect, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiExtraModels, ApiResponse, ApiTags, PickType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated } from '../../contract/answers';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import {
  ConfirmDto,
  NewsletterMessageDto,
  SubscribedDto,
  SubscribeDto,
  UnsubscribeDto,
  PreferencesDto,
  PreferencesQueryDto,
  SavePreferencesDto,
} from './newsletter.dto';
import { NewsletterLinks } from './newsletter-links';
import { SUBSCRIBED, SubscriptionsService } from './subscriptions.service';

/** Against load; tokens of 256 bits cannot be guessed. One address may be that of a large mail service. */
export const LINKS_PER_MINUTE = 60;

@Public()
@ApiTags('newsletter')
@ApiExtraModels(UnsubscribeDto)
@Controller('api/newsletter')
export class NewsletterController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly links: NewsletterLinks,
  ) {}

  @Post('subscribe')
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @AnswersCreated(SubscribedDto, 403, 409)
  async subscribe(@Body() { email }: SubscribeDto, @Ip() address: string): Promise<SubscribedDto> {
    await this.subscriptions.subscribe(email, address);
    return SUBSCRIBED;
  }

  @Post('confirm')
  @LimitPerNet(LINKS_PER_MINUTE)
  @Answers(NewsletterMessageDto, 410)
  async confirm(@Body() { token }: ConfirmDto, @Ip() address: string): Promise<NewsletterMessageDto> {
    return { message: await this.subscriptions.confirm(token, address) };
  }

  /** Redirects people who open the mail program's address to the page, because a GET must not change anything. */
  @Get('unsubscribe')
  @Redirect(undefined, 303)
  @ApiResponse({ status: 303, description: 'To the page of the site.' })
  showUnsubscribe(@Query() { token = '', letter }: UnsubscribeDto): { url: string } {
    return { url: this.links.unsubscribePageUrl(token, letter) };
  }

  /** The page's button, and one-click unsubscribe of mail programs (RFC 8058). */
  @Post('unsubscribe')
  @LimitPerNet(LINKS_PER_MINUTE)
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data')
  @Answers(NewsletterMessageDto)
  async unsubscribe(
    @Query() query: UnsubscribeDto,
    @Body() body: UnsubscribeDto,
    @Ip() address: string,
  ): Promise<NewsletterMessageDto> {
    return { message: await this.subscriptions.unsubscribe(query.token ? query : body, address) };
  }
}

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
    const text = await this.subscriptions.confirm(token, address);
    sendPlainPage(reply, 200, {
      title: 'Klart',
      notice: { text, isFault: false },
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

const PreferencesFormFilter = faultFilter({
  title: FAILED,
  paragraphs: ['Öppna länken i brevet och försök igen.'],
  links: [{ label: 'Skriv till oss', to: '/kontakt' }, ...LINKS],
});

/** What a subscriber wants to get. The token of a letter's link authorises; no response names the address. */
@Public()
@ApiTags('newsletter')
@Controller('api/newsletter/preferences')
export class PreferencesController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  /** By POST, because logs and histories keep URLs, which must not hold the token. */
  @Post('read')
  @LimitPerNet(LINKS_PER_MINUTE)
  @Answers(PreferencesDto)
  read(@Body() { token }: PreferencesQueryDto): Promise<PreferencesDto> {
    return this.subscriptions.readPreferences(token);
  }

  @Post()
  @LimitPerNet(LINKS_PER_MINUTE)
  @Answers(PreferencesDto)
  save(@Body() preferences: SavePreferencesDto): Promise<PreferencesDto> {
    return this.subscriptions.savePreferences(preferences);
  }

  /** Native submission of the page's form, in browsers without JavaScript. */
  @Post('form')
  @HttpCode(200)
  @LimitPerNet(LINKS_PER_MINUTE)
  @UseFilters(PreferencesFormFilter)
  @ApiForm()
  async saveForm(@Body() preferences: SavePreferencesDto, @Res() reply: FastifyReply): Promise<void> {
    await this.subscriptions.savePreferences(preferences);
    sendPlainPage(reply, 200, {
      title: 'Klart',
      notice: { text: 'Dina val är sparade.', isFault: false },
      links: LINKS,
    });
  }
}
