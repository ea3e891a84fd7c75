import { Body, Controller, Get, Ip, Post, Query, Redirect } from '@nestjs/common';
import { ApiConsumes, ApiExtraModels, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../contract/answers';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { NEWSLETTER_COPY } from './newsletter.copy';
import {
  ConfirmDto,
  NewsletterMessageDto,
  SubscribedDto,
  SubscribeDto,
  UnsubscribeDto,
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
    await this.subscriptions.confirm(token, address);
    return { message: NEWSLETTER_COPY.confirmed };
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
