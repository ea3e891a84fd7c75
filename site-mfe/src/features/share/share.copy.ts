import { BRAND } from '@stillsam/platform';

export const SHARE_COPY = {
  title: 'Dela artikeln',
  open: 'Dela',
  copyLink: 'Kopiera länk',
  copied: 'Kopierad!',
  copyFailed: 'Det gick inte att kopiera. Markera adressen överst i webbläsaren i stället.',
  email: { text: 'E-post', label: 'Dela med e-post' },
  whatsapp: { text: 'WhatsApp', label: 'Dela via WhatsApp' },
  messenger: { text: 'Messenger', label: 'Dela via Messenger' },
  instagram: { text: 'Instagram', label: `${BRAND} på Instagram` },
  native: 'Fler sätt att dela',
  print: 'Skriv ut',
};
