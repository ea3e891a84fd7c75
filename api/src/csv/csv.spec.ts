import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvText, delimiterOf, harmlessCell } from './csv';

describe('a cell of a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1'])(
    'becomes text where it could run as a formula: %j',
    (text) => {
      expect(harmlessCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'anna@exempel.se', '1-2', 'a=b', ' =1', "'=1"])('stays as it is: %j', (text) => {
    expect(harmlessCell(text)).toBe(text);
  });
});

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(bytes: Buffer, size = 7): Promise<string> {
  let text = '';
  for await (const piece of csvText(inChunks(bytes, size))) text += piece;
  return text;
}

describe('the text of a CSV file', () => {
  it('keeps UTF-8 however it is cut, without its byte order mark', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        async (lines, size) => {
          const text = lines.join('\r\n').replace(/^\uFEFF+/, '');
          expect(await read(Buffer.from(`\uFEFF${text}`), size)).toBe(text);
        },
      ),
    );
  });

  it('reads Windows-1252, with the letters that Latin-1 does not have', async () => {
    // Åsa, Žofie and a curly quotation mark, as an older Excel writes them.
    const bytes = Buffer.from([0xc5, 0x73, 0x61, 0x0a, 0x8e, 0x6f, 0x66, 0x69, 0x65, 0x94, 0x0a, 0xe5]);
    for (const size of [1, 2, 100]) expect(await read(bytes, size)).toBe('Åsa\nŽofie”\nå');
  });

  it('gives up a line without an end before it fills the memory', async () => {
    const pieces: string[] = [];
    for await (const piece of csvText(inChunks(Buffer.alloc(200_000, 'a'), 10_000))) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
  });
});

describe('delimiterOf', () => {
  it.each([
    ['E-post', ','],
    ['E-post,Namn\r\na;b;c;d', ','],
    ['E-post;Förnamn;Efternamn', ';'],
    ['E-post\tNamn', '\t'],
    ['"Namn, för- och efter";E-post', ';'],
    ['', ','],
  ])('finds in %j the delimiter %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
