import { Catch, type ArgumentsHost } from '@nestjs/common';
import { LINK_OVER, PATHS } from '@stillsam/paths';
import type { FastifyReply } from 'fastify';
import { toDomainError } from '../../http/error.filter';
import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import type { PlainPage } from '../../http/plain-page/plain-page';
import type { SentPurchasesDto } from './purchases.dto';

const HOME = { label: 'Till startsidan', to: '/' };
const SEND_AGAIN = { label: 'Skicka mina köp igen', to: '/dina-kop' };

const FailedFilter = faultFilter({
  title: 'Det gick inte att öppna dina köp',
  paragraphs: ['Det du har köpt finns kvar. Be om en ny länk, så kommer den till din e-post.'],
  links: [SEND_AGAIN, HOME],
});

/** A link that is incomplete, or used or too old, and an order that does not exist. */
const LINK_FAULTS = [400, 404, 409];

/** Leads from a link that opens nothing to the site's page that mails a new one. */
@Catch()
export class OpenFilter extends FailedFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    if (!LINK_FAULTS.includes(toDomainError(error).status)) return super.catch(error, host);
    host.switchToHttp().getResponse<FastifyReply>().redirect(`${PATHS.purchases}?${LINK_OVER}`, 303);
  }
}

export const SendFilter = formFilter({
  title: 'Skicka mina köp igen',
  action: '/api/purchases/send/form',
  submit: 'Skicka länken',
  fields: [{ name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' }],
  links: [HOME],
});

export function sentPage({ message }: SentPurchasesDto): PlainPage {
  return { title: 'Titta i din e-post', notice: { text: message, isFault: false }, links: [HOME] };
}
