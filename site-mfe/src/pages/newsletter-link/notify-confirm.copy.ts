import { PATHS } from '@stillsam/paths';
import type { NewsletterLinkCopy } from '../../features/newsletter-link/newsletter-link-card';

export const NOTIFY_CONFIRM_META = {
  title: 'Bekräfta din adress',
  description: 'Bekräfta att du vill få besked när det är dags.',
};

export const NOTIFY_CONFIRM_COPY: NewsletterLinkCopy = {
  prompt: {
    title: 'Ett steg kvar',
    text: 'Tryck på knappen så hör vi av oss när det är dags, en enda gång. Har du inte bett om det kan du stänga sidan. Då händer ingenting.',
  },
  button: 'Bekräfta min adress',
  working: 'Bekräftar...',
  done: { title: 'Nu är det klart', link: { label: 'Till startsidan', to: PATHS.home } },
  invalid: {
    title: 'Länken är redan använd eller för gammal',
    text: 'En länk gäller i 48 timmar och kan användas en gång. Har du redan bekräftat behöver du inte göra något. Annars kan du anmäla dig igen, så får du en ny.',
    link: { label: 'Till startsidan', to: PATHS.home },
  },
  failedTitle: 'Det gick inte just nu',
  retry: 'Försök igen',
};
