export { aiNotice, editorLine } from './ai-notice';
export {
  BUSINESS,
  isSiteOpen,
  missingDetails,
  unansweredDetails,
  type Business,
  type Processor,
} from './business';
export { figureTexts, LEGAL_FIGURES, paymentMethodName } from './figure-texts';
export { NOT_OPEN } from './opening.copy';
export { nextVatRate, vatRateOn, type VatKind, type VatRate } from './vat-rates';
