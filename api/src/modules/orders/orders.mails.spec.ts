import { describe, expect, it } from '@jest/globals';
import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import withdrawal from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderMail } from '../mail/mail-layout';
import { addressOf, fillLegalText, figureTexts } from './order-documents';
import { OrderEntity } from './order.entity';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';
import { receiptMail } from '../purchases/receipt.mails';
import { withdrawalMail } from './orders.mails';

const SELLER = testBusiness();
const SITE = 'https://stillsam.example';
const order: OrderEntity = Object.assign(new OrderEntity(), {
  number: 'ST-7KQ4-M2XP',
  lines: [{ id: 'a', name: 'Mjuk start', quantity: 2, price_ore: 4900, total_ore: 9800, vat_percent: 25 }],
  vat: [{ percent: 25, net_ore: 7840, vat_ore: 1960, gross_ore: 9800 }],
  totalOre: 9800,
  terms: ORDER_TERMS,
  waiver: DIGITAL_WAIVER,
  receiptNumber: '2026-00007',
  confirmedAt: new Date('2026-11-22T10:01:00Z'),
  createdAt: new Date('2026-11-22T10:00:00Z'),
});
/** Joins the broken lines of a mail's text for comparison. */
const words = (text: string) => text.replace(/\s+/g, ' ');
const methods = ['card', 'swish'];
const mail = renderMail(
  receiptMail.write(
    { order, method: 'swish', methods, siteOrigin: SITE, link: `${SITE}/dina-kop?token=x` },
    SELLER,
  ),
  SELLER,
);
const [text, html] = [words(mail.text), words(DomUtils.textContent(parseDocument(mail.html)))];

describe('the receipt of a purchase', () => {
  it('states number, VAT, how it was paid, and that the waiver was agreed to', () => {
    expect(mail.subject).toBe('Kvitto 2026-00007: tack för ditt köp');
    for (const part of [
      'Kvittonummer: 2026-00007',
      'Betalsätt: Swish',
      'Moms 25 %: 19,60 kr',
      'Säljare: Exempelbolaget',
      DIGITAL_WAIVER.text,
    ])
      expect(text).toContain(words(part));
    expect(mail.text).toContain(`Öppna dina köp:\n${SITE}/dina-kop?token=x`);
  });

  it.each([
    ['terms', terms],
    ['right of withdrawal', withdrawal],
  ])('carries the whole %s, as text and as HTML', (_, { sections }) => {
    const figures = figureTexts(order.createdAt, SELLER, methods);
    for (const { title, blocks } of sections) {
      for (const part of [title, ...blocks.flat()].map((block) => fillLegalText(block, figures, SITE))) {
        expect(text).toContain(words(part));
        expect(html).toContain(words(part));
      }
    }
  });

  it('says every figure, and every link by its address', () => {
    expect(text).not.toMatch(/\{\w+\}|\]\(/);
    expect(text).toContain('kort, Swish, Klarna (inte ännu) eller PayPal (inte ännu)');
    expect(text).toContain(`på sidan Ångerrätt (${SITE}/angerratt)`);
    expect(text).toContain('till och med 31 december 2027, därefter 12 %');
    expect(() => fillLegalText('{unknown}', {}, SITE)).toThrow(new RangeError('No figure is called unknown'));
    expect(fillLegalText('[1177](tel:1177), [Kontakt](/kontakt)', {}, SITE)).toBe(
      `1177, Kontakt (${SITE}/kontakt)`,
    );
  });

  it('has the standard form for a withdrawal, and the way to the withdrawal function', () => {
    expect(text).toContain('Standardblankett för ångerrätt');
    expect(text).toContain('Ordernummer: ST-7KQ4-M2XP');
    expect(text).toContain(`Vill du ångra köpet? Gör det här: ${SITE}/angerratt#angra`);
  });

  it('names where a form can be sent only as far as it is known', () => {
    const nothing = testBusiness({ legalName: null, address: null, email: null });
    expect(addressOf(nothing)).toBeUndefined();
    const known = { ...nothing, legalName: 'Exempelbolaget', address: 'Exempelgatan 1' };
    expect(addressOf(known)).toBeUndefined();
    for (const missing of ['legalName', 'address'] as const)
      expect(addressOf({ ...known, email: 'hej@exempel.se', [missing]: null })).toBeUndefined();
    expect(addressOf({ ...known, email: 'hej@exempel.se' })).toBe(
      'Exempelbolaget, Exempelgatan 1, hej@exempel.se',
    );
  });
});

it('calls the number of a withdrawal in its receipt as the page does', () => {
  const { text: receipt } = renderMail(
    withdrawalMail.write(
      {
        reference: 'AN-7KQ4-M2XP',
        name: 'Kim Ek',
        order: 'ST-7KQ4-M2XP',
        receivedAt: new Date('2026-11-22T10:00:00Z'),
        message: 'Vi återkommer.',
      },
      SELLER,
    ),
    SELLER,
  );
  expect(receipt).toContain('Referens: AN-7KQ4-M2XP');
  expect(receipt).toContain('Mottagen: 22 november 2026 kl. 11.00');
});
