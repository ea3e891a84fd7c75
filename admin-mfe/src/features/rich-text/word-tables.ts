import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@stillsam/post-html/allow-list';
import { replaceTag } from './block-tags';
import { STYLE } from './html-styles.logic';

/** What pasted tables cannot bring along. */
export interface TableLosses {
  /** Tables beyond the limits, which became lists. */
  largeTables: number;
  /** Tables around others, which became running text. */
  outerTables: number;
  hasTableColours: boolean;
  hasListsInCells: boolean;
}

const COLOUR = /(?:^|;)\s*(?:background(?:-color)?|color)\s*:\s*([^;]+)/gi;
/** What a page's own colours are close to. */
const PLAIN_COLOUR =
  /^(?:windowtext|auto|inherit|initial|transparent|none|white|black|#fff(?:fff)?|#000(?:000)?|rgba?\((?:0, ?0, ?0|255, ?255, ?255)(?:, ?[\d.]+)?\))/i;

/** Turns pasted tables into those of a post. */
export function readTables(root: Element): TableLosses {
  const tables = [...root.querySelectorAll('table')];
  const outer = tables.filter((table) => table.querySelector('table'));
  const inner = tables.filter((table) => !outer.includes(table));
  const large = inner.filter(isLarge);
  const kept = inner.filter((table) => !large.includes(table));
  const losses = {
    largeTables: large.length,
    outerTables: outer.length,
    hasTableColours: kept.some(hasColours),
    hasListsInCells: kept.some((table) => table.querySelector('ul, ol') !== null),
  };
  for (const table of large) table.replaceWith(toList(table));
  for (const table of kept) tidyTable(table);
  for (const table of outer) table.replaceWith(...cellsOf(table).flatMap((cell) => [...cell.childNodes]));
  return losses;
}

const cellsOf = (table: HTMLTableElement) => [...table.rows].flatMap((row) => [...row.cells]);

function isLarge({ rows }: HTMLTableElement): boolean {
  const widths = [...rows].map((row) => [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0));
  return rows.length > MAX_TABLE_ROWS || Math.max(0, ...widths) > MAX_TABLE_COLUMNS;
}

function hasColours(table: HTMLTableElement): boolean {
  const elements = [table, ...table.querySelectorAll(`[${STYLE}], [bgcolor]`)];
  return elements.some((element) => {
    const styles = [...(element.getAttribute(STYLE) ?? '').matchAll(COLOUR)].map(([, colour = '']) => colour);
    return [...styles, element.getAttribute('bgcolor') ?? 'none'].some(
      (colour) => !PLAIN_COLOUR.test(colour.trim()),
    );
  });
}

/** Drops rows without cells, puts a caption before the table, and makes headers of Word's first row. */
function tidyTable(table: HTMLTableElement): void {
  for (const caption of table.querySelectorAll('caption')) table.before(replaceTag(caption, 'p'));
  const [first, ...others] = [...table.rows].filter(({ cells }) => cells.length > 0);
  const isHead = first && (first.parentElement?.localName === 'thead' || isBold(first));
  if (isHead && others.length > 0 && !table.querySelector('th'))
    for (const cell of [...first.cells]) replaceCell(cell);
  for (const cell of cellsOf(table)) {
    const [paragraph, ...rest] = cell.children;
    if (paragraph?.localName === 'p' && rest.length === 0) paragraph.replaceWith(...paragraph.childNodes);
  }
}

/** Whether all text of the row is bold, as Word writes a row of headers. */
function isBold(row: HTMLTableRowElement): boolean {
  const plain = row.cloneNode(true);
  if (!(plain instanceof Element)) return false;
  for (const bold of plain.querySelectorAll('b, strong')) bold.remove();
  return plain.textContent.trim() === '' && row.textContent.trim() !== '';
}

/** A header, which is bold by itself. */
function replaceCell(cell: HTMLTableCellElement): void {
  const header = replaceTag(cell, 'th');
  for (const name of ['colspan', 'rowspan']) {
    const span = cell.getAttribute(name);
    if (span !== null) header.setAttribute(name, span);
  }
  for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
}

/** A table as a list, with an item for each row. */
function toList(table: HTMLTableElement): Element {
  const list = table.ownerDocument.createElement('ul');
  for (const row of table.rows) {
    const cells = [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
    if (cells.every((text) => text === '')) continue;
    const item = table.ownerDocument.createElement('li');
    item.textContent = cells.join(' | ');
    list.append(item);
  }
  return list;
}
