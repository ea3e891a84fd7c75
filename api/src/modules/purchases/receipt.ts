import { momentInWords } from '@stillsam/dates';
import { paymentMethodName, type Business } from '@stillsam/legal-figures';
import { TaggedPdf } from '../../pdf/tagged-pdf';
import { BRAND } from '../mail/sender';
import { kronor } from '../orders/money';
import type { OrderEntity } from '../orders/order.entity';

const MISSING = 'uppgiften saknas ännu';

type Row = [label: string, value: string];

/** What the bookkeeping act and the VAT act ask of a receipt, for its mail and its PDF. */
export function receiptRows(order: OrderEntity, method: string | null, seller: Business): Row[] {
  const { number, receiptNumber, lines, vat, totalOre, confirmedAt } = order;
  return [
    ['Kvittonummer', receiptNumber ?? ''],
    ['Ordernummer', number],
    ['Betald', momentInWords(confirmedAt ?? new Date())],
    ...(method ? [['Betalsätt', paymentMethodName(method)] as Row] : []),
    ...lines.map(({ name, quantity, total_ore }): Row => [`${quantity} × ${name}`, kronor(total_ore)]),
    ...vat.flatMap(({ percent, net_ore, vat_ore }): Row[] => [
      [`Utan moms, ${percent}\u00a0%`, kronor(net_ore)],
      [`Moms ${percent}\u00a0%`, kronor(vat_ore)],
    ]),
    ['Totalt', kronor(totalOre)],
    ...sellerRows(seller),
  ];
}

function sellerRows({ legalName, organisationNumber, vatNumber, address }: Business): Row[] {
  return [
    ['Säljare', legalName ?? MISSING],
    ['Organisationsnummer', organisationNumber ?? MISSING],
    ...(vatNumber === false ? [] : [['Momsregistreringsnummer', vatNumber ?? MISSING] as Row]),
    ['Adress', address ?? MISSING],
  ];
}

/** What was agreed to, as it was frozen with the order. */
export function agreements({ terms, waiver, isTest }: OrderEntity): string[] {
  return [
    ...(isTest ? ['Testläge: inga pengar har dragits, och det här är inget riktigt kvitto.'] : []),
    'Du har intygat att du har fyllt 18 år.',
    `Du har godkänt: ${terms.text}`,
    ...(waiver ? [`Du har också samtyckt till: ${waiver.text}`] : []),
  ];
}

/** The receipt as a PDF that assistive technology can read. */
export function receiptPdf(order: OrderEntity, method: string | null, seller: Business): Promise<Buffer> {
  const title = `Kvitto ${order.receiptNumber}`;
  const pdf = new TaggedPdf({ title, author: BRAND, footer: `${BRAND}, ${title}` }, { size: 'A4' });
  pdf.heading(title, 1).table(['Uppgift', 'Värde'], receiptRows(order, method, seller));
  for (const text of agreements(order)) pdf.paragraph(text);
  return pdf.end();
}
