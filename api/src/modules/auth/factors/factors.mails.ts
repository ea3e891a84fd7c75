import { defineMail } from '../../mail/mail-template';

interface FactorChange {
  /** A sentence that says what has changed. */
  change: string;
  accountUrl: string;
}

export const factorsChangedMail = defineMail('factors-changed', ({ change, accountUrl }: FactorChange) => ({
  subject: 'Inloggningen till ditt konto har ändrats',
  paragraphs: ['Hej,', change],
  action: { label: 'Se ditt konto', url: accountUrl },
  closing: ['Var det inte du? Logga ut överallt, byt lösenord och säg till en ägare av webbplatsen.'],
}));
