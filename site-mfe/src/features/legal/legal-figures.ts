import { BRAND } from '@stillsam/platform';
import figures from '../../../../content/legal/figures.json' with { type: 'json' };
import { BUSINESS, type Business } from './business';
import { dayInWords } from './swedish-day';
import { nextVatRate, vatRateOn, type VatKind } from './vat-rates';

/** Every figure that the static pages state (specification, section 1), as data. */
export const LEGAL_FIGURES = figures;

const NOBODY = 'inget är utsett';
const MISSING = 'uppgiften saknas ännu';

/** The figures as words of a text: what stands for `{name}` in content/legal. */
export type FigureTexts = Readonly<Record<string, string>>;

/** @param day calendar day in Sweden, YYYY-MM-DD: rates of tax are those that hold on it. */
export function figureTexts(day: string, business = BUSINESS): FigureTexts {
  const texts = {
    brand: BRAND,
    today: dayInWords(day),
    withdrawalDays: `${figures.withdrawalDays} dagar`,
    withdrawalDaysOf: `${figures.withdrawalDays} dagars`,
    refundDays: `${figures.refundDays} dagar`,
    complaintYears: `${figures.complaintYears} år`,
    complaintSafeMonths: `${figures.complaintSafeMonths} månader`,
    replyWorkingDays: `${figures.replyWorkingDays} arbetsdagar`,
    contactReplyHours: `${figures.contactReplyHours} timmar`,
    minimumAge: `${figures.minimumAge} år`,
    dataRequestDays: `${figures.dataRequestDays} dagar`,
    customerDataYears: `${figures.customerDataYears} år`,
    bookkeepingYears: `${figures.bookkeepingYears} år`,
    serviceHours: `${figures.serviceDays} ${figures.serviceFrom}–${figures.serviceTo}`,
    paymentMethods: inRow(figures.paymentMethods),
    vatStandard: vatText('standard', day),
    vatFood: vatText('food', day),
    vatBook: vatText('book', day),
    ...businessTexts(business),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inOnePiece(text)]));
}

/** What a legal text quotes of the company; what the owner has not filled in is said to be missing. */
function businessTexts({ legalName, address, email, logDays, dataProtectionOfficer, processors }: Business) {
  const nameOf = (task: keyof Business['processors']) => {
    const processor = processors[task];
    return processor ? `${processor.name}, ${processor.country}` : MISSING;
  };
  return {
    businessAddress: [legalName, address, email].every(Boolean)
      ? `${legalName}, ${address}, ${email}`
      : MISSING,
    logDays: logDays === null ? MISSING : `${logDays} dagar`,
    dataProtectionOfficer: dataProtectionOfficer === false ? NOBODY : (dataProtectionOfficer ?? MISSING),
    hostingProcessor: nameOf('hosting'),
    emailProcessor: nameOf('email'),
    paymentProcessor: nameOf('payment'),
    statisticsProcessor: nameOf('statistics'),
  };
}

/** A number stays on the line of its unit. */
function inOnePiece(text: string): string {
  return text.replace(/(\d) /g, '$1\u00a0');
}

/** `6 % till och med 31 december 2027, därefter 12 %`, or just the rate where no other is decided. */
function vatText(kind: VatKind, day: string): string {
  const { percent, to } = vatRateOn(kind, day);
  const next = nextVatRate(kind, day);
  if (to === null || !next) return `${percent} %`;
  return `${percent} % till och med ${dayInWords(to)}, därefter ${next.percent} %`;
}

function inRow(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} eller ${words.at(-1)}`;
}
