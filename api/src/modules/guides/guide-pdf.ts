import { dayInWords } from '@stillsam/dates';
import { TaggedPdf } from '../../pdf/tagged-pdf';
import { BRAND } from '../mail/sender';
import { writeHtml } from '../../pdf/write-html';
import type { Guide } from './guide';

/** The guide as a PDF/UA file, each session on a page of its own. */
export function guidePdf(guide: Guide, siteOrigin: string): Promise<Buffer> {
  const pdf = new TaggedPdf({ title: guide.title, author: BRAND, footer: `${guide.title} · ${BRAND}` });
  pdf.heading(guide.title, 1).paragraph(guide.summary);
  writeHtml(pdf, guide.html, siteOrigin);
  pdf.heading('Delarna', 2).list(
    guide.sessions.map(({ title, lead }) => [{ text: `${title}. `, style: 'strong' }, { text: lead }]),
    { isOrdered: true },
  );
  pdf.paragraph(editionLine(guide));
  for (const { number, title, minutes, lead, html } of guide.sessions) {
    pdf.newPage().heading(`${number}. ${title}`, 1);
    pdf.paragraph([{ text: `${lead} (${minutes} minuter)`, style: 'emphasis' }]);
    writeHtml(pdf, html, siteOrigin);
  }
  return pdf.end();
}

/** When the edition is from, and what a guide is not. */
export function editionLine({ edition, edition_date }: Guide): string {
  return `Utgåva ${edition}, ${dayInWords(edition_date)}. En vägledning är inte vård eller behandling.`;
}
