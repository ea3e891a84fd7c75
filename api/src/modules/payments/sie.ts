import type { Verification } from './verifications';

/** Swedish letters of code page 437, the only encoding that SIE takes. */
const CP437: Record<string, number> = {
  å: 0x86,
  ä: 0x84,
  ö: 0x94,
  Å: 0x8f,
  Ä: 0x8e,
  Ö: 0x99,
  é: 0x82,
  É: 0x90,
  ü: 0x81,
  Ü: 0x9a,
};
const ACCOUNT_NAMES: [start: RegExp, name: string][] = [
  [/^claim$/, 'Fordran på betaltjänst'],
  [/^owed$/, 'Skuld för inbetalt utan order'],
  [/^sales/, 'Försäljning'],
  [/^vat/, 'Utgående moms'],
  [/^fees$/, 'Avgifter till betaltjänst'],
  [/^losses$/, 'Förluster på kundfordringar'],
];

interface SieContent {
  year: number;
  company: string;
  /** Nothing of it is a sale, which the company's name says where a program asks before it imports. */
  isTest: boolean;
  organisationNumber: string | null;
  madeOn: Date;
  /** Numbers by name. */
  accounts: Record<string, string>;
  verifications: readonly Verification[];
}

/**
 * A SIE 4 file of a financial year: verifications alone, for an accountant's program to import.
 *
 * @throws RangeError for a verification that does not sum to zero, or an account without a number.
 */
export function sieFile(content: SieContent): Buffer {
  const { year, company, isTest, organisationNumber, madeOn, accounts, verifications } = content;
  const used = [...new Set(verifications.flatMap(({ rows }) => rows.map(({ account }) => account)))].sort();
  const lines = [
    '#FLAGGA 0',
    '#FORMAT PC8',
    '#SIETYP 4',
    '#PROGRAM "Stillsam" "1"',
    `#GEN ${compact(madeOn.toISOString())}`,
    ...(organisationNumber ? [`#ORGNR ${organisationNumber}`] : []),
    ...(isTest ? ['#PROSA "Testköp. Filen hör inte till bokföringen."'] : []),
    `#FNAMN ${quoted(isTest ? `TEST ${company}` : company)}`,
    `#RAR 0 ${year}0101 ${year}1231`,
    ...used.map((account) => `#KONTO ${numberOf(accounts, account)} ${quoted(nameOf(account))}`),
    ...verifications.flatMap((verification, index) => verificationLines(verification, index + 1, accounts)),
  ];
  return encode(`${lines.join('\r\n')}\r\n`);
}

function verificationLines(
  { day, text, rows }: Verification,
  number: number,
  accounts: SieContent['accounts'],
): string[] {
  if (rows.reduce((sum, { ore }) => sum + ore, 0) !== 0)
    throw new RangeError(`The verification “${text}” of ${day} does not sum to zero`);
  return [
    `#VER "S" "${number}" ${compact(day)} ${quoted(text)}`,
    '{',
    ...rows.map(
      ({ account, ore }) => `   #TRANS ${numberOf(accounts, account)} {} ${(ore / 100).toFixed(2)}`,
    ),
    '}',
  ];
}

function numberOf(accounts: SieContent['accounts'], account: string): string {
  const number = accounts[account];
  if (!number) throw new RangeError(`LEDGER_ACCOUNTS has no ${account}`);
  return number;
}

const nameOf = (account: string): string => {
  const name = ACCOUNT_NAMES.find(([start]) => start.test(account))?.[1] ?? account;
  const percent = /\d+$/.exec(account)?.[0];
  return percent ? `${name} ${percent} %` : name;
};

/** `20261125`. */
const compact = (day: string): string => day.slice(0, 10).replaceAll('-', '');

const quoted = (text: string): string => `"${text.replace(/[\p{Cc}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`;

function encode(text: string): Buffer {
  return Buffer.from([...text].map((sign) => (sign < '\u007f' ? sign.charCodeAt(0) : (CP437[sign] ?? 0x3f))));
}
