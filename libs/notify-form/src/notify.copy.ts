export const NOTIFY_COPY = {
  label: 'E-post',
  submit: 'Påminn mig',
  hint: 'Vi använder adressen till det här enda utskicket och sparar inget annat om dig.',
  withoutScript: 'Formuläret behöver JavaScript, som är avstängt här.',
} as const;
