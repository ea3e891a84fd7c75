import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderMail } from './mail-layout';

const NOBODY = testBusiness({
  legalName: null,
  organisationNumber: null,
  address: null,
  email: null,
  phone: null,
});

describe('renderMail', () => {
  it('says the same in text and in HTML', () => {
    const content = {
      subject: 'Tack för din beställning',
      paragraphs: ['Hej.', 'Vi har tagit emot din beställning.'],
      action: { label: 'Se beställningen', url: 'https://stillsam.example/b?a=1&b=2' },
      closing: ['Du behöver inte svara.'],
      unsubscribeUrl: 'https://stillsam.example/avregistrera?token=t',
    };
    const { subject, text, html } = renderMail({ ...content, rows: [['Summa', '98 kr']] }, NOBODY);
    expect(subject).toBe('Tack för din beställning');
    expect(text).toBe(`Hej.

Vi har tagit emot din beställning.

Summa: 98 kr

Se beställningen:
https://stillsam.example/b?a=1&b=2

Hälsningar från oss på Stillsam

--${' '}

Du behöver inte svara.

Avregistrera dig:
https://stillsam.example/avregistrera?token=t

Avsändare: Stillsam.

Uppgifterna om företaget är inte fullständiga än.
`);
    expect(html).toContain('href="https://stillsam.example/b?a=1&amp;b=2"');
    expect(html).toContain('href="https://stillsam.example/avregistrera?token=t"');
    for (const said of ['Vi har tagit emot din beställning.', 'Summa', '98 kr', 'Du behöver inte svara.'])
      expect(html).toContain(said);
  });

  it('quotes what it answers below the greeting, line by line and without links', () => {
    const { text, html } = renderMail(
      {
        subject: 'Sv',
        paragraphs: ['Hej,\nett svar.'],
        quote: { introduction: 'Rut skrev:', text: 'Ett.\n<två> ond.exempel' },
      },
      NOBODY,
    );
    expect(text).toContain('på Stillsam\n\nRut skrev:\n> Ett.\n> <två> ond.\u200bexempel\n');
    expect(html).toContain('Hej,<br>ett svar.</p>');
    expect(html).toContain('Ett.<br>&lt;två&gt; ond.\u200bexempel</blockquote>');
  });

  it.each([
    'https://203.0.113.5/login',
    'https://3405803781/',
    'https://[2001:db8::1]/',
    'tel:+46701234567',
    'MAILTO:a@b',
    'sms：112',
    '203.0.113.5',
  ])('makes no link of %s in a quote', (address) => {
    const quote = { introduction: 'Rut skrev:', text: `Se ${address} nu.` };
    const { text, html } = renderMail({ subject: 'Sv', paragraphs: [], quote }, NOBODY);
    for (const mail of [text, html]) {
      const [, said = ''] = /Se (\S+) nu\./.exec(mail) ?? [];
      expect(said.replaceAll('\u200b', '')).toBe(address.normalize('NFKC'));
      expect(said).not.toMatch(/:\/\/|\d\.\d|(tel|mailto|sms):[\da-z+]/i);
    }
  });

  it.each(['\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\r\n'])('marks a line that %j begins', (end) => {
    const quote = { introduction: 'Rut skrev:', text: `Ett.${end}Två.` };
    const { text, html } = renderMail({ subject: 'Sv', paragraphs: [], quote }, NOBODY);
    expect(text).toContain('\n> Ett.\n> Två.\n');
    expect(html).toContain('Ett.<br>Två.</blockquote>');
  });

  it('has documents to keep below, whole, in both', () => {
    const { text, html } = renderMail(
      {
        subject: 'a',
        paragraphs: ['Hej.'],
        documents: [
          { title: 'Köpvillkor', sections: [{ title: 'Ålder', blocks: ['Minst 18 år.', ['ett', '<två>']] }] },
        ],
      },
      NOBODY,
    );
    expect(text).toContain(`KÖPVILLKOR

Ålder
-----

Minst 18 år.

- ett
- <två>
`);
    expect(text).toContain(`${'='.repeat(76)}\nKÖPVILLKOR`);
    expect(text.indexOf('KÖPVILLKOR')).toBeGreaterThan(text.indexOf('Avsändare'));
    for (const part of ['Köpvillkor</h2>', 'Ålder</h3>', 'Minst 18 år.</p>', 'ett</li>', '&lt;två&gt;</li>'])
      expect(html).toContain(part);
  });

  it('returns a whole HTML document, with nothing that the content does not hold', () => {
    const { html } = renderMail({ subject: ' a ', paragraphs: ['Hej.'] }, NOBODY);
    expect(html).toMatch(/^<!doctype html><html lang="sv" dir="ltr"><head>.*<title>a<\/title>/);
    expect(html).not.toMatch(/<script|<link|<img|<a |<h2|<blockquote|@import|url\(/);
    const [body] = DomUtils.getElementsByTagName('body', parseDocument(html));
    expect(DomUtils.textContent(body ?? [])).toBe(
      'StillsamHej.Hälsningar från oss på StillsamAvsändare: Stillsam.Uppgifterna om företaget är inte fullständiga än.',
    );
  });

  it('has a line and a row of a table for each row', () => {
    const rows: [string, string][] = [
      ['Summa', '98 kr'],
      ['Moms', '20 kr'],
    ];
    const { text, html } = renderMail({ subject: 'a', paragraphs: [], rows }, NOBODY);
    expect(text.startsWith('Summa: 98 kr\nMoms: 20 kr\n\nHälsningar')).toBe(true);
    expect(html).toContain('98 kr</td></tr><tr><th');
  });

  it('escapes whatever people wrote', () => {
    const hostile = `<img src=x onerror="a">&'`;
    const { html } = renderMail(
      {
        subject: hostile,
        paragraphs: [hostile],
        rows: [[hostile, hostile]],
        action: { label: hostile, url: `https://a.example/${hostile}` },
        closing: [hostile],
      },
      NOBODY,
    );
    const elements = DomUtils.findAll(() => true, parseDocument(html).children);
    expect(elements.filter(({ name, attribs }) => name === 'img' || 'onerror' in attribs)).toEqual([]);
    const said = elements
      .filter(({ children }) => children.every(isText))
      .map((element) => DomUtils.textContent(element));
    // The title, a paragraph, both cells of a row, the button and the foot.
    expect(said.filter((text) => text === hostile)).toHaveLength(6);
  });

  it('makes no link of a host that somebody typed into a row', () => {
    const { text, html } = renderMail(
      {
        subject: 'a',
        paragraphs: [],
        rows: [
          ['Namn', 'A. B. Berg, ond.exempel.se'],
          ['Order', 'ST-7KQ4-M2XP för 49.50'],
        ],
      },
      NOBODY,
    );
    for (const said of [text, html]) {
      expect(said).not.toContain('exempel.se');
      expect(said.replaceAll('\u200b', '')).toContain('A. B. Berg, ond.exempel.se');
      expect(said).toContain('ST-7KQ4-M2XP för 49.50');
    }
  });

  it.each(['ond．exempel', 'ond․exempel', 'ond。exempel', 'ond｡exempel', 'ｏｎｄ.exempel', 'sida⒈exempel'])(
    'breaks the host name %j after its dot, whatever form the dot has',
    (host) => {
      const { text, html } = renderMail({ subject: 'a', paragraphs: [], rows: [['Namn', host]] }, NOBODY);
      for (const said of [text, html]) expect(said.normalize('NFKC')).toMatch(/[.。]\u200bexempel/u);
    },
  );

  it('keeps the no-break space of a sum', () => {
    const { text } = renderMail({ subject: 'a', paragraphs: [], rows: [['Totalt', '98\u00a0kr']] }, NOBODY);
    expect(text).toContain('98\u00a0kr');
  });

  it('keeps the subject on one line', () => {
    const { subject } = renderMail({ subject: 'Hej\r\nBcc: bo@exempel.se\u2028x', paragraphs: [] }, NOBODY);
    expect(subject).toBe('Hej Bcc: bo@exempel.se x');
  });

  it('breaks long lines between words, and keeps the lines that a person wrote', () => {
    const widest = `${'x'.repeat(36)} ${'y'.repeat(39)}`;
    const { text } = renderMail(
      {
        subject: 'a',
        paragraphs: [`${'ord '.repeat(40).trim()}\nNy rad`, widest],
      },
      NOBODY,
    );
    const lines = text.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(lines).toContain('Ny rad');
    expect(lines).toContain(widest);
    expect(text.split(/\s+/).filter((word) => word === 'ord')).toHaveLength(40);
  });
});
