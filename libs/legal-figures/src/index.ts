export {
  aiNotice,
  BUSINESS,
  editorLine,
  isSiteOpen,
  missingDetails,
  NOT_OPEN,
  unansweredDetails,
  type Business,
  type Processor,
} from './business';
export { figureTexts, LEGAL_FIGURES, paymentMethodName } from './figure-texts';
