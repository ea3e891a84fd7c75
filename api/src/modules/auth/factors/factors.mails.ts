import { defineWordedMail, NOWHERE } from '../../mail/mail-template';

interface FactorChange {
  /** A sentence that says what has changed. */
  change: string;
  accountUrl: string;
}

export const factorsChangedMail = defineWordedMail('factors-changed', {
  title: 'Inloggningen har ändrats',
  text: { subject: 'Inloggningen till ditt konto har ändrats', opening: '{ändring}' },
  write: ({ change, accountUrl }: FactorChange) => ({
    values: { ändring: change },
    action: { label: 'Se ditt konto', url: accountUrl },
    closing: ['Var det inte du? Logga ut överallt, byt lösenord och säg till en ägare av webbplatsen.'],
  }),
  sample: { change: 'En nyckel har lagts till.', accountUrl: NOWHERE },
});
