import { Body, Controller, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../contract/answers';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { LINKS_PER_MINUTE } from './newsletter.controller';
import { PreferencesDto, PreferencesQueryDto, SavePreferencesDto } from './newsletter.dto';
import { SubscriptionsService } from './subscriptions.service';

const HOME = { label: 'Till startsidan', to: '/' };

const PreferencesFormFilter = faultFilter({
  title: 'Det gick inte just nu',
  paragraphs: ['Öppna länken i brevet och försök igen.'],
  links: [{ label: 'Skriv till oss', to: '/kontakt' }, HOME],
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
      links: [HOME],
    });
  }
}
