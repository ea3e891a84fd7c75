import { BRAND } from '@stillsam/platform';

export const SHARE_COPY = {
  title: 'Dela artikeln',
  open: 'Dela',
  copyLink: 'Kopiera länk',
  copied: 'Kopierad!',
  copyFailed: 'Det gick inte att kopiera. Markera adressen överst i webbläsaren i stället.',
  instagram: 'Instagram',
  instagramLabel: `${BRAND} på Instagram`,
  email: 'E-post',
  emailLabel: 'Dela med e-post',
  whatsapp: 'WhatsApp',
  whatsappLabel: 'Dela via WhatsApp',
  messenger: 'Messenger',
  messengerLabel: 'Dela via Messenger',
  native: 'Fler sätt att dela',
  print: 'Skriv ut',
};
