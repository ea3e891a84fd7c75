/** Wordings as they are shown at checkout. One that changes gets a new version; orders keep what was agreed to. */
export interface Wording {
  version: string;
  text: string;
}

export const ORDER_TERMS: Wording = {
  version: '2026-11-21',
  text:
    'Jag har fyllt 18 år och godkänner köpvillkoren. Priserna är i svenska kronor och inklusive moms. ' +
    'Jag har 14 dagars ångerrätt.',
};

export const DIGITAL_WAIVER: Wording = {
  version: '2026-11-21',
  text:
    'Jag samtycker till att det digitala innehållet levereras direkt och förstår att ångerrätten upphör ' +
    'när jag har börjat ta del av det.',
};

/** Shown with every order until there is a way to pay. */
export const RESERVATION_NOTE =
  'Det här är en kostnadsfri reservation. Inget dras från dig nu, och du bestämmer själv om du vill köpa när betalningen öppnar.';
