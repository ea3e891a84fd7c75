import type { Business } from '@stillsam/legal-figures';
import { TaggedPdf } from '../../pdf/tagged-pdf';
import { BRAND } from '../mail/sender';
import type { OrderEntity } from '../orders/order.entity';
import { agreements, receiptRows } from './receipt-rows';

/** The receipt as a PDF that assistive technology can read. */
export function receiptPdf(order: OrderEntity, method: string | null, seller: Business): Promise<Buffer> {
  const title = `Kvitto ${order.receiptNumber}`;
  const pdf = new TaggedPdf({ title, author: BRAND, footer: `${BRAND}, ${title}` }, { size: 'A4' });
  pdf.heading(title, 1).table(
    [
      { title: 'Uppgift', share: 0.5 },
      { title: 'Värde', share: 0.5 },
    ],
    receiptRows(order, method, seller),
  );
  for (const text of agreements(order)) pdf.paragraph(text);
  return pdf.end();
}
