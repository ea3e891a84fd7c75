import { PATHS } from '@stillsam/paths';
import type { NewsletterLinkCopy } from '../../features/newsletter-link/newsletter-link-card';

export const CONFIRM_META = {
  title: 'Bekräfta nyhetsbrevet',
  description: 'Bekräfta din prenumeration på nyhetsbrevet.',
};

export const CONFIRM_COPY: NewsletterLinkCopy = {
  prompt: {
    title: 'Ett steg kvar',
    text: 'Tryck på knappen så är prenumerationen bekräftad. Har du inte anmält dig kan du stänga sidan. Då händer ingenting.',
  },
  button: 'Bekräfta prenumerationen',
  working: 'Bekräftar...',
  done: { title: 'Nu är det klart', link: { label: 'Till kunskapsbiblioteket', to: PATHS.library } },
  invalid: {
    title: 'Länken är redan använd eller för gammal',
    text: 'En länk gäller i 48 timmar och kan användas en gång. Har du redan bekräftat behöver du inte göra något. Annars kan du anmäla dig igen, så får du en ny.',
    link: { label: 'Till startsidan', to: PATHS.home },
  },
  failedTitle: 'Det gick inte just nu',
  retry: 'Försök igen',
};
