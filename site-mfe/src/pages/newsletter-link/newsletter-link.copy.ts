import { PATHS } from '@stillsam/paths';
import type { NewsletterLinkCopy } from './newsletter-link-pages';

const HOME = { label: 'Till startsidan', to: PATHS.home };
const DONE_TITLE = 'Nu är det klart';
const USED_LINK = {
  text: 'En länk gäller i 48 timmar och kan användas en gång. Har du redan bekräftat behöver du inte göra något. Annars kan du anmäla dig igen, så får du en ny.',
};

export const FAILURE_COPY = { title: 'Det gick inte just nu', retry: 'Försök igen' };

export const CONFIRM_COPY: NewsletterLinkCopy = {
  meta: {
    title: 'Bekräfta nyhetsbrevet',
    description: 'Bekräfta din prenumeration på nyhetsbrevet.',
  },
  prompt: {
    title: 'Ett steg kvar',
    text: 'Tryck på knappen så är prenumerationen bekräftad. Har du inte anmält dig kan du stänga sidan. Då händer ingenting.',
  },
  button: 'Bekräfta prenumerationen',
  working: 'Bekräftar...',
  done: { title: DONE_TITLE, link: { label: 'Till kunskapsbiblioteket', to: PATHS.library } },
  invalid: USED_LINK,
};

export const NOTIFY_CONFIRM_COPY: NewsletterLinkCopy = {
  meta: {
    title: 'Bekräfta din adress',
    description: 'Bekräfta att du vill få besked när det är dags.',
  },
  prompt: {
    title: 'Ett steg kvar',
    text: 'Tryck på knappen så hör vi av oss när det är dags, en enda gång. Har du inte bett om det kan du stänga sidan. Då händer ingenting.',
  },
  button: 'Bekräfta min adress',
  working: 'Bekräftar...',
  done: { title: DONE_TITLE, link: HOME },
  invalid: { ...USED_LINK, link: HOME },
};

export const UNSUBSCRIBE_COPY: NewsletterLinkCopy = {
  meta: {
    title: 'Avregistrera nyhetsbrevet',
    description: 'Sluta få nyhetsbrevet.',
  },
  prompt: {
    title: 'Vill du sluta få våra brev?',
    text: 'Tryck på knappen så kommer det inga fler. Du kan anmäla dig igen när du vill.',
  },
  button: 'Avregistrera mig',
  working: 'Avregistrerar...',
  done: { title: 'Klart', link: HOME },
  invalid: {
    text: 'Öppna den direkt ur brevet och försök igen. Går det ändå inte, skriv till oss, så tar vi bort din adress.',
    link: { label: 'Skriv till oss', to: PATHS.contact },
  },
};

export const STOP_WELCOME_COPY: NewsletterLinkCopy = {
  ...UNSUBSCRIBE_COPY,
  prompt: {
    title: 'Vill du sluta få välkomstbreven?',
    text: 'Tryck på knappen så kommer det inga fler. Nyhetsbrevet får du som förut.',
  },
  button: 'Sluta med välkomstbreven',
  working: 'Sparar...',
};
