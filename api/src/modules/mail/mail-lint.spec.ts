import { describe, expect, it } from '@jest/globals';
import { doIUseEmail } from '@jsx-email/doiuse-email';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { EVERY_BLOCK } from '../../../test/support/letter-sample';
import { renderLetter } from '../campaigns/letters/rendered-letter';
import { renderMail } from './mail-layout';

const CLIENTS = ['gmail.*', 'outlook.*', 'apple-mail.*'];
const SITE = 'https://stillsam.example';

const NIGHT = 'Only the night and narrow screens need the style sheet: every other rule is on its element';
const HIDING = 'One of several ways to hide the preheader, of which each program knows some';
const SQUARE = 'Corners are square there';
const SPOKEN = 'For screen readers; without it the table is read as a table';

/** What a program does not know, and why the mail is whole without it. */
const HARMLESS: Record<string, { in: RegExp; because: string }> = {
  '@media': { in: /^gmail\.mobile-webmail$|^outlook\.windows/, because: NIGHT },
  'Attribute selector': { in: /^gmail\.mobile-webmail$|^outlook\.windows/, because: NIGHT },
  'Class selector': { in: /^gmail\.mobile-webmail$/, because: NIGHT },
  'Descendant combinator': { in: /^gmail\.mobile-webmail$/, because: NIGHT },
  'Type selector': { in: /^gmail\.mobile-webmail$/, because: NIGHT },
  '<body> element': {
    in: /^outlook\.(?:macos|ios|android)$/,
    because: 'The page below it has the colour too',
  },
  'display:none': { in: /^gmail\.mobile-webmail$/, because: HIDING },
  opacity: { in: /^gmail\.mobile-webmail$|^outlook\.windows/, because: HIDING },
  overflow: { in: /^outlook\.(?:windows|android)/, because: HIDING },
  'border-radius': { in: /^outlook\.windows/, because: SQUARE },
  'role attribute': { in: /^outlook\.windows-mail$/, because: SPOKEN },
};

/** What the programs of `clients` do not support in a mail, as [feature, program], without what is harmless. */
function harmful(html: string): string[] {
  const result = doIUseEmail(html, { emailClients: CLIENTS });
  const errors = result.success ? [] : result.errors;
  return [...new Set(errors)].filter((error) => {
    const [, feature = '', client = ''] = /^`(.*)` is not supported by `(.*)`$/.exec(error) ?? [];
    return !HARMLESS[feature]?.in.test(client);
  });
}

describe('a mail', () => {
  it('uses nothing that Gmail, Outlook or Apple Mail would draw wrong in a letter', () => {
    const { html } = renderLetter(EVERY_BLOCK, SITE, testBusiness());
    expect(harmful(html)).toEqual([]);
    expect(harmful(html.replace('<h2 style="', '<h2 style="display:grid;'))).not.toEqual([]);
  });

  it('uses nothing of the kind outside of letters either', () => {
    const sections = [{ title: 'Ålder', blocks: ['Minst 18 år.', ['ett', 'två']] }];
    const { html } = renderMail(
      {
        subject: 'Kvitto',
        paragraphs: ['Hej,', 'Tack.'],
        rows: [['Totalt', '98 kr']],
        action: { label: 'Öppna dina köp', url: SITE },
        quote: { introduction: 'Rut skrev:', text: 'Ett.\nTvå.' },
        closing: ['Du behöver inte svara.'],
        unsubscribeUrl: SITE,
        documents: [{ title: 'Köpvillkor', sections }],
      },
      testBusiness(),
    );
    expect(harmful(html)).toEqual([]);
  });
});
