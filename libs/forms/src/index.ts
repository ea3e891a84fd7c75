export { AddressForm, ClosedForm, EmailField, FormMessage, isFormOpen } from './address-form';
export { subscribe } from './calls';
export { failureText, hasStatus, issuesOf } from './failure';
export { FORM_COPY } from './form.copy';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
export { emailAddress, optional, required, useForm } from './use-form';
