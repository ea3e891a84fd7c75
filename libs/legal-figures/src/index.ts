export { figureTexts, LEGAL_FIGURES } from './figure-texts';
export { nextVatRate, vatRateOn, type VatKind, type VatRate } from './vat-rates';
