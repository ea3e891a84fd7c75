export { aiNotice, BUSINESS, editorLine, type Business, type Processor } from './business';
export { figureTexts, LEGAL_FIGURES, paymentMethodName } from './figure-texts';
export { isSiteOpen, missingDetails, NOT_OPEN, unansweredDetails } from './owner-details';
