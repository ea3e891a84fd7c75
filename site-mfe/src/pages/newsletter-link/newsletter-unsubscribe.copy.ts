import { PATHS } from '@stillsam/paths';
import type { NewsletterLinkCopy } from '../../features/newsletter-link/newsletter-link-card';

export const UNSUBSCRIBE_META = {
  title: 'Avregistrera nyhetsbrevet',
  description: 'Sluta få nyhetsbrevet.',
};

export const UNSUBSCRIBE_COPY: NewsletterLinkCopy = {
  prompt: {
    title: 'Vill du sluta få våra brev?',
    text: 'Tryck på knappen så kommer det inga fler. Du kan anmäla dig igen när du vill.',
  },
  button: 'Avregistrera mig',
  working: 'Avregistrerar...',
  done: { title: 'Klart', link: { label: 'Till startsidan', to: PATHS.home } },
  invalid: {
    title: 'Länken är ofullständig eller för gammal',
    text: 'Öppna den direkt ur brevet och försök igen. Går det ändå inte, skriv till oss, så tar vi bort din adress.',
    link: { label: 'Skriv till oss', to: PATHS.contact },
  },
  failedTitle: 'Det gick inte just nu',
  retry: 'Försök igen',
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
