import { createHash } from 'node:crypto';
import { Body, Controller, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { ContactDto } from './contact.dto';
import { ContactService } from './contact.service';

const LINKS = [
  { label: 'Nummer att ringa nu', to: '/kontakt#akut-hjalp' },
  { label: 'Till startsidan', to: '/' },
];

const ContactFormFilter = formFilter({
  title: 'Skriv till oss',
  action: '/api/contact/form',
  submit: 'Skicka',
  fields: [
    { name: 'name', label: 'Namn', autoComplete: 'name' },
    { name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' },
    { name: 'message', label: 'Meddelande', type: 'textarea' },
    {
      name: 'health_consent',
      label: 'Jag samtycker till att ni läser det jag skriver om min hälsa för att kunna svara.',
      hint: 'Behövs om du skriver om din hälsa. Utan krysset raderar vi ett sådant meddelande.',
      type: 'checkbox',
    },
  ],
  links: LINKS,
});

/** Native submission of the contact form, in browsers without JavaScript. */
@Public()
@ApiTags('contact')
@Controller('api/contact/form')
@UseFilters(ContactFormFilter)
export class ContactFormController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiForm()
  async receive(@Body() message: ContactDto, @Res() reply: FastifyReply): Promise<void> {
    await this.contact.receive(message, keyOf(message));
    sendPlainPage(reply, 200, {
      title: 'Skickat',
      notice: { text: 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.', isFault: false },
      links: LINKS,
    });
  }
}

/** The same form on the same day is the same message: browsers send a form again when its response is reloaded. */
function keyOf({ name, email, message, health_consent }: ContactDto): string {
  const day = new Date().toISOString().slice(0, 10);
  const fields = JSON.stringify([day, name, email, message, health_consent ?? false]);
  return `form-${createHash('sha256').update(fields).digest('base64url')}`;
}
