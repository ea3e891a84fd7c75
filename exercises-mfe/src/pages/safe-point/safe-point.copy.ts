import { PATHS } from '@stillsam/paths';
import { SESSION_COPY } from '../../features/exercise-flow/guided/session.copy';
import { SENSES_COPY } from '../../features/senses/senses.copy';

export const SAFE_POINT_COPY = {
  title: SENSES_COPY.title,
  description:
    'En plats i tanken, eller en sak i rummet, att landa på när något blir för mycket. Ögonen får vara öppna, och du bestämmer takten.',
  lead: 'Något att landa på när det blir för mycket. Du bestämmer vad, och hur länge.',
  care: SENSES_COPY.care,
  anchor: 'Vad vill du landa på?',
  anchors: {
    room: { label: 'Något här i rummet', hint: 'Utan att blunda eller föreställa dig något' },
    memory: { label: 'En plats jag har varit på', hint: 'Utan svåra minnen, och gärna utan människor' },
    'made-up': { label: 'En plats jag hittar på', hint: 'Den behöver inte finnas på riktigt' },
  },
  intro: {
    title: 'Trygg nog räcker',
    points: [
      'Ögonen får vara öppna hela tiden. Tryck på Nästa när du vill vidare, eller stanna så länge du vill.',
      'Blir det obehagligt? Tryck på Tillbaka till rummet. Det är inte att misslyckas, det är att ta hand om sig.',
      'Har du med dig svåra minnen kan rummet vara ett bättre val än en plats i tanken.',
    ],
  },
  session: {
    ...SESSION_COPY,
    title: 'I din egen takt',
    stop: 'Tillbaka till rummet',
  },
  ending: {
    text: 'Titta dig omkring. Du är här, i det här rummet. Stanna gärna en stund till innan du går vidare.',
    ways: [
      { to: `${PATHS.safePoint}#landa-har`, label: 'Fem, fyra, tre, två, ett' },
      { to: PATHS.plan, label: 'Skriv ditt ord i Min plan' },
    ],
  },
  /** Ids of the helplines that are shown first. */
  helpLines: ['hjalplinjen', 'jourhavande-medmanniska', 'rad-om-vard', 'fara-for-liv'],
} as const;
