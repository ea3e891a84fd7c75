export { AddressForm } from './address-form';
export { emailAddress, optional, required } from './checks';
export { countLetterVisit, countReading } from './count-visits';
export { failureText, hasStatus, issuesOf } from './failure';
export { ClosedForm, EmailField, FormMessage, isFormOpen } from './form-parts';
export { FORM_COPY } from './form.copy';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
export { useForm } from './use-form';
