import { expect, it } from '@jest/globals';
import { contentsOf, toReportCsv } from './import-file.logic';

it('writes the refused rows for a spreadsheet, formulas disarmed', () => {
  const rows = [
    { row: 2, email: '=HYPERLINK("x")', reason: 'E-postadressen är inte giltig.' },
    { row: 7, email: 'a;b', reason: 'Raden\när trasig' },
  ];
  expect(toReportCsv(['Rad', 'E-post', 'Orsak'], rows)).toBe(
    '\uFEFFRad;E-post;Orsak\r\n2;"\'=HYPERLINK(""x"")";E-postadressen är inte giltig.\r\n7;"a;b";"Raden\när trasig"\r\n',
  );
});

const cellOf = (email: string) => toReportCsv([], [{ row: 1, email, reason: '' }]).split('\r\n1;')[1];

it.each(['=a', '+a', '-a', '@a', '\ta', '\0a'])('writes %j as text, not as a formula', (email) => {
  expect(cellOf(email)).toBe(`'${email};\r\n`);
});

it.each(['a=b', 'a b', "a'b"])('writes %j as it is', (email) => {
  expect(cellOf(email)).toBe(`${email};\r\n`);
});

it.each([
  ['a"b', '"a""b"'],
  ['a;b', '"a;b"'],
  ['a\rb', '"a\rb"'],
  ['a\nb', '"a\nb"'],
  ['\ra', '"\'\ra"'],
])('quotes %j as %j', (email, cell) => {
  expect(cellOf(email)).toBe(`${cell};\r\n`);
});

it.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFE-post;Förnamn\r\na@b.se;Åsa\r\n\r\n')],
  ['Windows-1252', Buffer.from('"E-post"\tFörnamn\na@b.se\tÅsa', 'latin1')],
])('names the columns and counts the rows of a file in %s', async (_, bytes) => {
  expect(await contentsOf(new Blob([bytes]))).toEqual({ rows: 1, columns: ['E-post', 'Förnamn'] });
});

it('finds no row in an empty file', async () => {
  expect(await contentsOf(new Blob([]))).toEqual({ rows: 0, columns: [''] });
});
