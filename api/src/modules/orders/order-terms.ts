/** A wording of checkout; an order stores the one that its customer accepted. */
export interface Wording {
  version: string;
  text: string;
}

/** Version of the wordings below, raised with each change, so that an order from a page with older ones is refused. */
export const WORDING_VERSION = '2026-11-25';

export const ORDER_TERMS: Wording = {
  version: WORDING_VERSION,
  text:
    'Jag godkänner köpvillkoren. Priserna är i svenska kronor och inklusive moms. Jag har 14 dagars ångerrätt, ' +
    'utom för digitalt innehåll som jag har börjat ta del av.',
};

export const DIGITAL_WAIVER: Wording = {
  version: WORDING_VERSION,
  text:
    'Jag samtycker till att det digitala innehållet levereras direkt och förstår att ångerrätten upphör ' +
    'när jag har börjat ta del av det.',
};
