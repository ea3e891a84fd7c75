export const NOTIFY_COPY = {
  submit: 'Påminn mig',
  hint: 'Vi använder adressen till det här enda utskicket och sparar inget annat om dig.',
  confirmByMail:
    'Ett steg är kvar: vi skickar ett mejl med en länk som bekräftar din adress. Har du redan bekräftat den är allt klart.',
} as const;
