import type { ResourceKind } from '../../features/catalogue/catalogue.data';

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
