import { defineWordedMail, NOWHERE } from '../mail/mail-template';
import { orderDocuments } from '../orders/order-documents';
import type { OrderEntity } from '../orders/order.entity';
import { SAMPLE_ORDER } from '../orders/orders.mails';
import { agreements, receiptRows } from './receipt';

interface Bought {
  order: OrderEntity;
  method: string | null;
  /** To what was bought. */
  link: string;
  siteOrigin: string;
  /** The ways to pay that are switched on. */
  methods: readonly string[];
}

/** Receipt, order confirmation and the way to the goods: the terms and the waiver on a durable medium. */
export const receiptMail = defineWordedMail('order-paid', {
  title: 'Kvitto och orderbekräftelse',
  text: {
    subject: 'Kvitto {kvittonummer}: tack för ditt köp',
    opening: 'Tack för ditt köp. Betalningen har kommit fram, och allt är klart att läsa.',
  },
  write: ({ order, method, link, siteOrigin, methods }: Bought, business) => ({
    values: { kvittonummer: order.receiptNumber ?? '' },
    paragraphs: [
      'Länken här nedanför är din egen. Spara mejlet, så hittar du alltid tillbaka. Tappar du bort det kan du be om en ny länk på sidan Dina köp.',
    ],
    action: { label: 'Öppna dina köp', url: link },
    rows: receiptRows(order, method, business),
    closing: [
      ...agreements(order),
      `Vill du ångra köpet? Gör det här: ${new URL('/angerratt#angra', siteOrigin).href}`,
      'Längst ner i mejlet står köpvillkoren, ångerrätten och en blankett för den.',
    ],
    documents: orderDocuments(order.createdAt, { siteOrigin, methods, business }),
  }),
  sample: { order: SAMPLE_ORDER, method: 'card', link: NOWHERE, siteOrigin: NOWHERE, methods: ['card'] },
});

/** The link again. */
export const purchasesMail = defineWordedMail('purchases-link', {
  title: 'Ny länk till köpen',
  text: {
    subject: 'Din länk till det du har köpt',
    opening: 'Här är länken till det du har köpt hos oss.',
  },
  write: ({ link }: { link: string }) => ({
    paragraphs: ['Den gäller i 15 minuter och kan användas en gång.'],
    action: { label: 'Öppna dina köp', url: link },
    closing: ['Var det inte du som bad om länken? Då behöver du inte göra någonting.'],
  }),
  sample: { link: NOWHERE },
});
