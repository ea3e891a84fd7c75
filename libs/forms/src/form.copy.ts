export const FORM_COPY = {
  invalidEmail: 'Ange en giltig e-postadress.',
  tooMany: 'För många förfrågningar. Försök igen om en minut.',
  sending: 'Skickar...',
};
