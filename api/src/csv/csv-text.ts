/** More without a line end is no row, and need not be held in memory. */
const MAX_LINE_BYTES = 65_536;
const DELIMITERS = [',', ';', '\t'] as const;
/** Windows-1252 from 0x80 to 0x9F; the rest of it is Latin-1. Node 20 decodes those 32 as Latin-1, too. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The text of a CSV file, in pieces of whole lines: a piece that is not UTF-8 is Windows-1252, as an older Excel writes
 * it. A byte order mark is left out.
 */
export async function* csvText(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of file) {
    const bytes = Buffer.concat([rest, chunk]);
    const lines = Math.max(bytes.lastIndexOf('\n'), bytes.lastIndexOf('\r')) + 1;
    const end = lines > 0 || bytes.length <= MAX_LINE_BYTES ? lines : bytes.length;
    if (end > 0) yield decode(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  yield decode(rest);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const toWindows = (sign: string) => WINDOWS_1252.charAt(sign.charCodeAt(0) - 0x80);
    return bytes.toString('latin1').replace(/[\x80-\x9f]/g, toWindows);
  }
}

/** The sign that divides the header's columns most often outside of quotes; a comma where there is none. */
export function delimiterOf(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (sign: string) => header.split(sign).length;
  return DELIMITERS.reduce((best: string, sign) => (count(sign) > count(best) ? sign : best), ',');
}
