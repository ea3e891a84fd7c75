import { BRAND } from '@stillsam/platform';

export const ARTICLE_COPY = {
  back: 'Tillbaka till kunskapsbiblioteket',
  categories: 'Kategorier',
  author: (name: string) => `Av ${name}`,
  readingTime: (minutes: number) => `${minutes} min läsning`,
  published: 'Publicerad',
  difficulty: (level: string) => `Nivå: ${level.toLocaleLowerCase('sv')}`,
  contents: 'Innehåll',
  relatedTitle: 'Relaterade artiklar',
  missingTitle: 'Artikeln kunde inte hittas',
  missingText:
    'Den kan ha flyttat eller tagits bort medan du läste. I biblioteket finns annat som kan göra gott.',
  missingLink: 'Till kunskapsbiblioteket',
};

export const NEXT_STEP_COPY = {
  title: 'Ett nästa steg, om du vill',
  why: (reason: string) => `Föreslås för att artikeln handlar om ${reason}.`,
};

export const READ_NOTE_COPY = {
  unread: 'Läst klart?',
  mark: 'Markera som läst',
  read: 'Du har läst den här artikeln.',
  undo: 'Ångra',
};

export const SHARE_COPY = {
  title: 'Dela artikeln',
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
};
