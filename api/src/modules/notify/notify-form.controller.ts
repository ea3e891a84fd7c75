import { Body, Controller, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { LINKS_PER_MINUTE } from '../newsletter/newsletter.controller';
import { ConfirmDto } from '../newsletter/newsletter.dto';
import { NOTIFY_COPY } from './notify.copy';
import { NotifyDto } from './notify.dto';
import { NotifyService } from './notify.service';

const HOME = { label: 'Till startsidan', to: '/' };
const FAILED = 'Det gick inte just nu';

const NotifyFormFilter = formFilter({
  title: FAILED,
  action: '/api/notify/form',
  submit: 'Försök igen',
  fields: [
    { name: 'purpose', label: '', type: 'hidden' },
    { name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' },
  ],
  links: [HOME],
});

/** Native submission of the notify forms, in browsers without JavaScript. */
@Public()
@ApiTags('notify')
@Controller('api/notify/form')
@UseFilters(NotifyFormFilter)
export class NotifyFormController {
  constructor(private readonly notify: NotifyService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiForm()
  async register(@Body() entry: NotifyDto, @Res() reply: FastifyReply): Promise<void> {
    await this.notify.register(entry);
    sendPlainPage(reply, 200, {
      title: 'Ett steg är kvar',
      notice: { text: NOTIFY_COPY.thanks[entry.purpose], isFault: false },
      paragraphs: [NOTIFY_COPY.confirmByMail],
      links: [HOME],
    });
  }
}

/** Native submission of the page that confirms an address. */
@Public()
@ApiTags('notify')
@Controller('api/notify/confirm/form')
@UseFilters(faultFilter({ title: FAILED, links: [HOME] }))
export class NotifyConfirmFormController {
  constructor(private readonly notify: NotifyService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(LINKS_PER_MINUTE)
  @ApiForm(410)
  async confirm(@Body() { token }: ConfirmDto, @Res() reply: FastifyReply): Promise<void> {
    const message = await this.notify.confirm(token);
    sendPlainPage(reply, 200, {
      title: 'Nu är det klart',
      notice: { text: message, isFault: false },
      links: [HOME],
    });
  }
}
