import PDFDocument from 'pdfkit';

/** A PDF whose links say where they lead, as PDF/UA-1 asks for (7.18.5). pdfkit leaves their description empty. */
export class LabelledPdf extends PDFDocument {
  linkLabel = '';

  override link(...[x, y, width, height, url, options]: Parameters<PDFKit.PDFDocument['link']>): this {
    // A string object is written as text, a plain string as a name.
    return super.link(x, y, width, height, url, { ...options, Contents: Object(this.linkLabel) });
  }
}
