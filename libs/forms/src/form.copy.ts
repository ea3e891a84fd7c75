export const FORM_COPY = {
  email: 'E-post',
  invalidEmail: 'Ange en giltig e-postadress.',
  tooMany: 'För många förfrågningar. Försök igen om en minut.',
  sending: 'Skickar...',
};
