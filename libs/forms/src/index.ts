export { emailAddress, optional, required } from './checks';
export { EmailField } from './email-field';
export { failureText, hasStatus, issuesOf } from './failure';
export { FormMessage } from './form-message';
export { FORM_COPY } from './form.copy';
export { useForm } from './use-form';
