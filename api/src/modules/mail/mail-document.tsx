import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withInlineStyles, day, HEAD_CSS, INTERFACE_FONT, READING_FONT } from './mail-style';
import { BRAND } from './sender';

/** A part of a mail; `html` and `caption` are HTML, all else is text. */
export type MailBlock =
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: MailPicture }
  | { kind: 'button'; href: string; label: string }
  | { kind: 'line' };

interface MailPicture {
  src: string;
  alt: string;
  /** Pixels; a height may be unknown. */
  width: number;
  height: number | undefined;
  href: string | undefined;
  caption: string;
}

/** What stands below every mail. */
export interface MailFoot {
  /** Why it came, and what need not be done, a paragraph each. */
  reasons: string[];
  links: { label: string; url: string }[];
  /** Who sends the mail and who answers for it, a paragraph each. */
  facts: string[];
}

interface MailFrame {
  subject: string;
  preheader?: string;
  foot: MailFoot;
  /** Below the foot. */
  appendix?: readonly MailBlock[];
}

const MAIL_WIDTH = 600;
const MARGIN = '24px';
/** Pixels: the width of the mail without its margins. */
export const TEXT_WIDTH = 552;
/** Follows the preheader, so that mail programs show nothing of the mail beside it. */
const PREHEADER_PADDING = '\u034f\u200c\u00a0'.repeat(80);
const HIDDEN: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  maxWidth: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
};
/** Outlook for Windows draws with Word, and scales by the screen's resolution unless it is told not to. */
const OUTLOOK_HEAD =
  '<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->';
/** Outlook for Windows knows no `max-width`. React writes no comments. */
const OUTLOOK_WIDTH = [
  `<!--[if mso]><table role="presentation" align="center" border="0" cellpadding="0" cellspacing="0" width="${MAIL_WIDTH}"><tr><td><![endif]-->`,
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const;
/** React adds a preload for each picture, which mail programs do not need. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** A mail as an HTML document. React escapes its texts; the HTML of its blocks is safe already. */
export function toDocument(blocks: readonly MailBlock[], frame: MailFrame): string {
  const mail = renderToStaticMarkup(<Mail blocks={blocks} {...frame} />);
  return `<!doctype html>${mail.replace(PRELOAD, '')}`;
}

function Mail({
  blocks,
  subject,
  preheader = '',
  foot,
  appendix = [],
}: MailFrame & { blocks: readonly MailBlock[] }): ReactElement {
  return (
    <html lang="sv" dir="ltr">
      <head
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Head subject={subject} />) + OUTLOOK_HEAD }}
      />
      <body className="sida" style={{ margin: 0, padding: 0, backgroundColor: day('surface') }}>
        {preheader === '' ? null : <div style={HIDDEN}>{`${preheader}${PREHEADER_PADDING}`}</div>}
        <Table className="sida" style={{ backgroundColor: day('surface') }}>
          <Cell>
            <Column>
              <Table>
                <Cell className="namn" style={BRAND_STYLE}>
                  {BRAND}
                </Cell>
              </Table>
              <Sheet blocks={blocks} />
              <Foot {...foot} />
              {appendix.length === 0 ? null : <Sheet blocks={appendix} />}
            </Column>
          </Cell>
        </Table>
      </body>
    </html>
  );
}

function Head({ subject }: { subject: string }): ReactElement {
  return (
    <>
      <title>{subject}</title>
      <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style dangerouslySetInnerHTML={{ __html: HEAD_CSS }} />
    </>
  );
}

const BRAND_STYLE: CSSProperties = {
  padding: `28px ${MARGIN} 16px`,
  color: day('heading'),
  fontFamily: READING_FONT,
  fontSize: 24,
  lineHeight: 1.3,
  letterSpacing: '0.5px',
};

function Sheet({ blocks }: { blocks: readonly MailBlock[] }): ReactElement {
  return (
    <Table className="ark" style={{ backgroundColor: day('surface-raised'), borderRadius: 16 }}>
      <Cell style={{ padding: '32px 0 20px' }}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </Cell>
    </Table>
  );
}

function Foot({ reasons, links, facts }: MailFoot): ReactElement {
  const line: CSSProperties = { margin: '0 0 12px' };
  const paragraph = (text: string) => (
    <p key={text} style={line}>
      {text}
    </p>
  );
  const anchors = links.flatMap(({ label, url }, index) => [
    index > 0 ? ' \u2003' : '',
    <a key={label} href={url} style={{ color: day('link'), textDecoration: 'underline' }}>
      {label.replaceAll(' ', '\u00a0')}
    </a>,
  ]);
  return (
    <Table>
      <Cell className="sidfot" style={{ ...SMALL, padding: `16px ${MARGIN} 40px`, lineHeight: 1.6 }}>
        {reasons.map(paragraph)}
        {links.length === 0 ? null : <p style={{ ...line, lineHeight: 2 }}>{anchors}</p>}
        {facts.map(paragraph)}
      </Cell>
    </Table>
  );
}

const SMALL: CSSProperties = { color: day('text-soft'), fontFamily: INTERFACE_FONT, fontSize: 16 };

function Block({ block }: { block: MailBlock }): ReactElement {
  switch (block.kind) {
    case 'text':
      return (
        <Table>
          <Cell className="brev" style={TEXT_STYLE} html={withInlineStyles(block.html)} />
        </Table>
      );
    case 'picture':
      return <Picture {...block.picture} />;
    case 'button':
      return <Button {...block} />;
    case 'line':
      return (
        <Table>
          <Cell style={{ padding: `12px ${MARGIN} 32px` }}>
            <p className="linje" style={{ margin: 0, borderTop: `1px solid ${day('line')}`, fontSize: 1 }} />
          </Cell>
        </Table>
      );
  }
}

const TEXT_STYLE: CSSProperties = {
  padding: `0 ${MARGIN}`,
  color: day('text'),
  fontFamily: READING_FONT,
  fontSize: 18,
  lineHeight: 1.6,
};

type PictureProps = Extract<MailBlock, { kind: 'picture' }>['picture'];

function Picture({ src, alt, width, height, href, caption }: PictureProps): ReactElement {
  const shownWidth = Math.min(width, TEXT_WIDTH);
  // Outlook takes the size from the attributes. The others shrink the picture with its cell, which `max-width: 100%`
  // alone does not do in a table.
  const image = (
    <img
      src={src}
      alt={alt}
      width={shownWidth}
      height={height}
      style={{ ...IMAGE_STYLE, width: '100%', maxWidth: shownWidth }}
    />
  );
  return (
    <Table>
      <Cell className="bild" style={{ padding: `0 ${MARGIN} ${caption ? '10px' : '24px'}` }}>
        {href ? <a href={href}>{image}</a> : image}
      </Cell>
      {caption ? (
        <Cell
          className="bildtext"
          style={{ ...SMALL, padding: `0 ${MARGIN} 24px`, lineHeight: 1.5 }}
          html={withInlineStyles(caption)}
        />
      ) : null}
    </Table>
  );
}

const IMAGE_STYLE: CSSProperties = {
  display: 'block',
  height: 'auto',
  border: 0,
  borderRadius: 8,
  backgroundColor: day('surface-calm'),
  color: day('text-soft'),
  fontFamily: READING_FONT,
  fontSize: 17,
  fontStyle: 'italic',
  lineHeight: 2.4,
  textAlign: 'center',
};

/** The cell has the colour and the room around the label, because Outlook draws no padding of a link. */
function Button({ href, label }: { href: string; label: string }): ReactElement {
  const colours: CSSProperties = { backgroundColor: day('primary'), color: day('on-primary') };
  return (
    <Table>
      <Cell style={{ padding: `8px ${MARGIN} 28px` }}>
        <Table isNarrow className="knapptabell">
          <Cell
            className="knapp"
            style={{ ...colours, padding: '13px 28px', borderRadius: 6, textAlign: 'center' }}
          >
            <a href={href} style={{ ...colours, ...BUTTON_LABEL }}>
              {label}
            </a>
          </Cell>
        </Table>
      </Cell>
    </Table>
  );
}

const BUTTON_LABEL: CSSProperties = {
  display: 'inline-block',
  fontFamily: INTERFACE_FONT,
  fontSize: 17,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
};

/** The mail's width, at most. */
function Column({ children }: { children: ReactNode }): ReactElement {
  const [open, close] = OUTLOOK_WIDTH;
  const content = renderToStaticMarkup(<>{children}</>);
  return (
    <div
      style={{ maxWidth: MAIL_WIDTH, margin: '0 auto' }}
      dangerouslySetInnerHTML={{ __html: `${open}${content}${close}` }}
    />
  );
}

interface TableProps {
  className?: string;
  style?: CSSProperties;
  /** As wide as its content. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A table for layout, each of its {@link Cell}s a row. */
function Table({ children, isNarrow = false, ...props }: TableProps): ReactElement {
  return (
    <table
      role="presentation"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      width={isNarrow ? undefined : '100%'}
      {...props}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

interface CellProps {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
  html?: string;
}

function Cell({ className, style, children, html }: CellProps): ReactElement {
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <tr>
      <td className={className} align="left" style={style} {...content} />
    </tr>
  );
}
