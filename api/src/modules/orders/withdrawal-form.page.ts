import type { DomainError } from '../../common/domain-error';
import { PlainFormFilter } from '../../common/plain-page/plain-form.filter';
import type { PlainPage } from '../../common/plain-page/plain-page';
import type { WithdrawalReceiptDto } from './withdrawals.dto';

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'long',
  timeStyle: 'short',
});
const ABOUT = { label: 'Läs om din ångerrätt', to: '/angerratt' };
const HOME = { label: 'Till startsidan', to: '/' };

/** The dated receipt, to print or save. */
export function receiptPage(receipt: WithdrawalReceiptDto): PlainPage {
  return {
    title: 'Kvitto på ditt meddelande',
    notice: { text: 'Du har meddelat att du ångrar ditt köp.', isFault: false },
    rows: [
      ['Referens', receipt.reference],
      ['Mottaget', TIME.format(new Date(receipt.received_at))],
      ['Namn', receipt.name],
      ['Köp', receipt.order],
      ['E-post', receipt.email],
    ],
    paragraphs: [
      receipt.message,
      `En kopia är på väg till ${receipt.email}. Spara eller skriv ut sidan om du vill ha kvittot här också.`,
    ],
    links: [ABOUT, HOME],
  };
}

/** The form again, with the typed values and their errors. */
export class WithdrawalFormFilter extends PlainFormFilter {
  protected toPage(error: DomainError, typed: (field: string) => string): PlainPage {
    const faultOf = (field: string) => error.issues?.find(({ path }) => path === field)?.message;
    const field = (name: string, label: string) => ({
      name,
      label,
      value: typed(name),
      error: faultOf(name),
    });
    return {
      title: 'Ångra ditt köp här',
      notice: { text: `${error.message} Det du skrev står kvar.`, isFault: true },
      form: {
        action: '/api/withdrawals/form',
        submit: 'Bekräfta att du ångrar köpet',
        fields: [
          { ...field('name', 'Namn'), autoComplete: 'name' },
          field('order', 'Ordernummer, eller vad du köpte'),
          { ...field('email', 'E-post'), type: 'email', autoComplete: 'email' },
        ],
      },
      links: [ABOUT, { label: 'Skriv till oss', to: '/kontakt' }],
    };
  }
}
