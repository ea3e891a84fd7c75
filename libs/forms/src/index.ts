export { AddressForm } from './address-form';
export { subscribe } from './calls';
export { emailAddress, optional, required } from './checks';
export { failureText, hasStatus, issuesOf } from './failure';
export { ClosedForm, EmailField, FormMessage, isFormOpen } from './form-parts';
export { FORM_COPY } from './form.copy';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
export { useForm } from './use-form';
