export const NOTIFY_COPY = {
  label: 'E-post',
  submit: 'Påminn mig',
  submitting: 'Skickar...',
  invalid: 'Ange en giltig e-postadress.',
  tooMany: 'För många förfrågningar. Försök igen om en minut.',
  hint: 'Vi använder adressen till det här enda utskicket och sparar inget annat om dig.',
  withoutScript: 'Formuläret behöver JavaScript, som är avstängt här.',
} as const;
