import figures from '../../../../content/legal/figures.json' with { type: 'json' };
import vat from '../../../../content/vat-rates.json' with { type: 'json' };
import { swedishDay } from '../../common/swedish-time';
import { BRAND, BUSINESS, type Business } from '../mail/sender';

const DAY_IN_WORDS = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
const PLACEHOLDER = /\{(\w+)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const MISSING = 'uppgiften saknas ännu';

/** Where a form can be sent. @returns undefined until all of it is known. */
export function addressOf({ legalName, address, email }: Business): string | undefined {
  return legalName && address && email ? `${legalName}, ${address}, ${email}` : undefined;
}

/**
 * The figures of content/legal as words, as the site's own pages state them.
 *
 * @param time rates of tax are those that hold on its day in Sweden.
 */
export function figureTexts(time: Date): Record<string, string> {
  const day = swedishDay(time);
  return {
    brand: BRAND,
    today: inWords(day),
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
    paymentMethods: new Intl.ListFormat('sv-SE', { type: 'disjunction' }).format(figures.paymentMethods),
    vatStandard: vatText('standard', day),
    vatFood: vatText('food', day),
    vatBook: vatText('book', day),
    businessAddress: addressOf(BUSINESS) ?? MISSING,
  };
}

/**
 * A text of content/legal for a mail: figures in, and each link as its words and its address.
 *
 * @throws RangeError for a placeholder that no figure stands for.
 */
export function fillLegalText(text: string, texts: Record<string, string>, siteOrigin: string): string {
  return text
    .replace(PLACEHOLDER, (_, name: string) => {
      const figure = texts[name];
      if (figure === undefined) throw new RangeError(`No figure is called ${name}`);
      return figure;
    })
    .replace(LINK, (_, words: string, to: string) =>
      to.startsWith('tel:') ? words : `${words} (${new URL(to, siteOrigin).href})`,
    );
}

/** `6 % till och med 31 december 2027, därefter 12 %`, or just the rate where no other is decided. */
function vatText(kind: string, day: string): string {
  const ofKind = vat.rates.filter((rate) => rate.kind === kind);
  const rate = ofKind.find(({ from, to }) => from <= day && (to === null || day <= to));
  if (!rate) throw new RangeError(`No rate of value added tax is known for ${kind} on ${day}`);
  const next = ofKind.find(({ from }) => rate.to !== null && from > rate.to);
  if (rate.to === null || !next) return `${rate.percent}\u00a0%`;
  return `${rate.percent}\u00a0% till och med ${inWords(rate.to)}, därefter ${next.percent}\u00a0%`;
}

const inWords = (day: string) => DAY_IN_WORDS.format(new Date(day));
