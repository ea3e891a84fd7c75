import type { ResourceKind } from '../../features/catalogue/catalogue';

export const KIND_WORDS: Readonly<Record<ResourceKind, string>> = {
  exercise: 'Guidad övning',
  'self-test': 'Självtest',
};

export const RESOURCES_COPY = {
  title: 'Resurser',
  description:
    'Guidade övningar och självtester för lugn, sömn och återhämtning. Korta stunder i din egen takt, utan inloggning.',
  lead: 'Små stunder att luta sig mot. Välj det som känns lättast i dag, eller bara sitt här en stund. Inget måste.',
  begin: 'Börja andas',
  start: 'Vet du inte? Börja här',
  soon: 'Kommer snart',
  selfTests: {
    title: 'Självtester',
    text: 'Hjälper dig att lyssna inåt. De ställer ingen diagnos, och dina svar stannar i din webbläsare.',
  },
  exercises: {
    title: 'Guidade övningar',
    text: 'Steg för steg, en sak i taget. Du kan sluta när som helst.',
  },
  inPreparation: {
    title: 'Kommer snart',
    text: 'Övningar som vi ger den tid de behöver.',
  },
  care: 'Övningarna är till för egen återhämtning. De är inte terapi och ersätter inte vård. Vid fara för liv: ring\u00a0112. För råd om vård: ring\u00a01177.',
} as const;

export const HISTORY_COPY = {
  title: 'Det du har gjort',
  off: 'Vill du att webbläsaren minns vilka övningar du har gjort och när? Det du svarat eller skrivit sparas aldrig här, och listan lämnar inte din enhet.',
  begin: 'Kom ihåg åt mig',
  empty: 'Här är det tomt än så länge. Nästa gång du gör klart en övning hamnar den här.',
  last: 'Senast',
  note: 'En lista för dig, inget att hålla i gång. Den finns bara i den här webbläsaren.',
  print: 'Skriv ut listan',
  erase: 'Radera allt',
  stop: 'Sluta komma ihåg',
  erased: 'Historiken är raderad och inget mer sparas.',
  refused: 'Din webbläsare sparar inte listan. Den finns kvar så länge du är på sidan.',
} as const;

export const INSTALL_COPY = {
  text: 'Lägg Stillsam på hemskärmen, då fungerar det utan nät.',
  how: 'Valet finns i delningsmenyn, som ”Lägg till på hemskärmen”.',
  now: 'Lägg till',
  no: 'Nej tack',
} as const;

const WHEN = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `5 mars 2026 kl. 21:15`, by the visitor's own clock. */
export function whenDone(at: number): string {
  return WHEN.format(at);
}
