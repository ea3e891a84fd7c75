export {
  AddressForm,
  ClosedForm,
  EmailField,
  FormMessage,
  isFormOpen,
  NewsletterForm,
  type NewsletterFormProps,
} from './address-form';
export { subscribe } from './calls';
export {
  emailAddress,
  failureText,
  FORM_COPY,
  hasStatus,
  issuesOf,
  optional,
  required,
  useForm,
} from './use-form';
