/**
 * A reader of SIE 4 by its grammar: a row is a label that begins with #, and fields between spaces or tabs; a field with
 * spaces stands in quotation marks, in which \" is one; braces hold the rows of a verification or a list of objects.
 * Files are in code page 437.
 */
export interface SieVerification {
  series: string;
  number: string;
  day: string;
  text: string;
  rows: { account: string; ore: number }[];
}

const CP437: Record<number, string> = { 0x86: 'å', 0x84: 'ä', 0x94: 'ö', 0x8f: 'Å', 0x8e: 'Ä', 0x99: 'Ö' };

/** @throws for bytes, rows and braces that the grammar does not have. */
export function parseSie(file: Buffer): { items: Map<string, string[][]>; verifications: SieVerification[] } {
  const text = [...file].map(toSign).join('');
  const items = new Map<string, string[][]>();
  const verifications: SieVerification[] = [];
  let open: SieVerification | null = null;
  let isInside = false;
  for (const line of text.split('\r\n').filter((row) => row.trim())) {
    const fields = fieldsOf(line);
    const [label = '', ...values] = fields;
    if (label === '{') {
      if (!open || isInside) throw new Error('A brace without a verification');
      isInside = true;
    } else if (label === '}') {
      if (!open || !isInside) throw new Error('A brace that closes nothing');
      verifications.push(open);
      [open, isInside] = [null, false];
    } else if (label === '#VER') {
      const [series = '', number = '', day = '', about = ''] = values;
      open = { series, number, day, text: about, rows: [] };
    } else if (label === '#TRANS') {
      const [account = '', objects, amount = ''] = values;
      if (!open || !isInside || objects !== '{}') throw new Error(`A row outside of a verification: ${line}`);
      if (!/^-?\d+(?:\.\d{1,2})?$/.test(amount)) throw new Error(`No amount: ${amount}`);
      open.rows.push({ account, ore: Math.round(Number(amount) * 100) });
    } else if (/^#[A-Z]+$/.test(label)) items.set(label, [...(items.get(label) ?? []), values]);
    else throw new Error(`No row of SIE: ${line}`);
  }
  if (open) throw new Error('A verification that does not end');
  return { items, verifications };
}

function toSign(byte: number): string {
  if (byte < 0x80) return String.fromCharCode(byte);
  const sign = CP437[byte];
  if (!sign) throw new Error(`No letter of this file: ${byte.toString(16)}`);
  return sign;
}

function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  const pattern = /\s*(?:"((?:\\"|\\\\|[^"\\])*)"|(\{\})|([^\s"]+))/gy;
  const trimmed = line.trim();
  while (pattern.lastIndex < trimmed.length) {
    const found = pattern.exec(trimmed);
    if (!found) throw new Error(`No fields: ${line}`);
    fields.push((found[1] ?? found[2] ?? found[3] ?? '').replace(/\\(["\\])/g, '$1'));
  }
  return fields;
}
