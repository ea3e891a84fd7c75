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
import { NEWSLETTER_COPY } from './newsletter.copy';
import { PreferencesDto, PreferencesQueryDto, SavePreferencesDto } from './newsletter.dto';
import { PreferencesService } from './preferences.service';

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
  constructor(private readonly preferences: PreferencesService) {}

  /** By POST, because logs and histories keep URLs, which must not hold the token. */
  @Post('read')
  @LimitPerNet(LINKS_PER_MINUTE)
  @Answers(PreferencesDto)
  read(@Body() { token }: PreferencesQueryDto): Promise<PreferencesDto> {
    return this.preferences.read(token);
  }

  @Post()
  @LimitPerNet(LINKS_PER_MINUTE)
  @Answers(PreferencesDto)
  save(@Body() preferences: SavePreferencesDto): Promise<PreferencesDto> {
    return this.preferences.save(preferences);
  }

  /** Native submission of the page's form, in browsers without JavaScript. */
  @Post('form')
  @HttpCode(200)
  @LimitPerNet(LINKS_PER_MINUTE)
  @UseFilters(PreferencesFormFilter)
  @ApiForm()
  async saveForm(@Body() preferences: SavePreferencesDto, @Res() reply: FastifyReply): Promise<void> {
    await this.preferences.save(preferences);
    sendPlainPage(reply, 200, {
      title: 'Klart',
      notice: { text: NEWSLETTER_COPY.preferencesSaved, isFault: false },
      links: [HOME],
    });
  }
}
