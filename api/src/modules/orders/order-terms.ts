/** A wording of checkout; an order stores the one that its customer accepted. */
export interface Wording {
  version: string;
  text: string;
}

/** Version of the wordings below, raised with each change, so that an order from a page with older ones is refused. */
export const WORDING_VERSION = '2026-11-24';

export const ORDER_TERMS: Wording = {
  version: WORDING_VERSION,
  text:
    'Jag godkänner köpvillkoren. En reservation är inget avtal. Priserna är i svenska kronor och inklusive moms. ' +
    'Om jag sedan köper har jag 14 dagars ångerrätt.',
};

export const DIGITAL_WAIVER: Wording = {
  version: WORDING_VERSION,
  text:
    'Jag samtycker till att det digitala innehållet levereras direkt och förstår att ångerrätten upphör ' +
    'när jag har börjat ta del av det.',
};

/** Shown with every order until there is a way to pay. */
export const RESERVATION_NOTE =
  'Det här är en kostnadsfri reservation och inget avtal. Inga pengar dras nu, och du bestämmer själv om du vill köpa när betalningen öppnar.';
