import { faultFilter } from '../../http/plain-page/plain-form.filter';
import type { PlainPage } from '../../http/plain-page/plain-page';
import { kronor } from '../orders/money';
import type { TestChoice } from './payments.dto';

const TEST_MODE = 'Testläge: inga pengar dras.';
const CHOICES: [TestChoice, string][] = [
  ['pay', 'Betala'],
  ['swish', 'Swish väntar'],
  ['klarna', 'Klarna senare'],
  ['decline', 'Neka'],
  ['cancel', 'Avbryt'],
];

/** An attempt that cannot begin. */
export const AttemptFilter = faultFilter({
  title: 'Betalningen kunde inte börja',
  paragraphs: ['Inga pengar är dragna. Din beställning finns kvar.'],
  links: [{ label: 'Till varukorgen', to: '/varukorg' }],
});

/** The page where a real provider would ask for a card. */
export function testPage({ ref, ore, isOpen, returnUrl }: TestPayment): PlainPage {
  return {
    title: 'Betala i testläge',
    notice: { text: TEST_MODE, isFault: false },
    paragraphs: isOpen
      ? ['Välj vad som ska hända. Hos en riktig betaltjänst skulle du betala här.']
      : ['Den här betalningen är redan avslutad.'],
    rows: [['Att betala', kronor(ore)]],
    ...(isOpen
      ? {
          form: {
            action: `/api/payments/test/${ref}/form`,
            submit: 'Betala',
            fields: [],
            choice: { name: 'choice', options: CHOICES },
          },
        }
      : {}),
    links: [{ label: 'Tillbaka till Stillsam', to: returnUrl }],
  };
}

export interface TestPayment {
  ref: string;
  ore: number;
  isOpen: boolean;
  returnUrl: string;
}
