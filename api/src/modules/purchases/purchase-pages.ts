import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import type { PlainPage } from '../../http/plain-page/plain-page';
import type { SentPurchasesDto } from './purchases.dto';

const HOME = { label: 'Till startsidan', to: '/' };
const SEND_AGAIN = { label: 'Skicka mina köp igen', to: '/dina-kop' };

/** A link that is used up or too old. */
export const OpenFilter = faultFilter({
  title: 'Det gick inte att öppna dina köp',
  paragraphs: ['Det du har köpt finns kvar. Be om en ny länk, så kommer den till din e-post.'],
  links: [SEND_AGAIN, HOME],
});

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
