import { CRISIS_COPY } from '@stillsam/ui';
import type { Hardest, Help, Minutes } from './start.machine';

export const HARDEST_TEXTS: Readonly<Record<Hardest | Help, { label: string; hint?: string }>> = {
  sleep: { label: 'Jag kan inte sova' },
  worry: { label: 'Tankarna snurrar', hint: 'Oro, grubbel, tankar som fastnat' },
  feeling: { label: 'Känslorna blir för starka', hint: 'Ångest, ilska, sorg, rädsla' },
  tired: { label: 'Jag är helt slut', hint: 'Trött i kroppen eller i huvudet' },
  self: { label: 'Jag är hård mot mig själv' },
  danger: { label: 'Jag vill inte leva, eller är rädd för vad jag kan göra' },
  unsafe: { label: 'Någon gör mig illa, eller jag är rädd för någon' },
};

export const MINUTES_TEXTS: Readonly<Record<Minutes, { label: string; hint: string }>> = {
  1: { label: 'Nästan inget', hint: 'En minut' },
  5: { label: 'En liten stund', hint: 'Fem minuter' },
  15: { label: 'En stund', hint: 'En kvart eller mer' },
};

export const START_COPY = {
  title: 'Börja här',
  description:
    'Tre korta frågor och sedan en enda sak att göra, vald efter hur du har det just nu. Svaren stannar i din webbläsare.',
  lead: 'Tre frågor. Sedan en sak att göra.',
  progress: (question: number, questions: number) => `Fråga ${question} av ${questions}`,
  done: 'Alla tre frågorna är besvarade',
  hardest: 'Vad är svårast just nu?',
  minutes: 'Hur mycket orkar du?',
  night: 'Är det natt hos dig?',
  isNight: 'Ja, det är natt',
  isDay: 'Nej',
  when: 'När behöver du det?',
  isNow: 'Nu',
  isTonight: 'I natt',
  previous: 'Föregående fråga',
  result: {
    again: 'Börja om',
    moreTitle: 'Passade det inte?',
    more: 'Titta på allt som finns',
  },
  notThis:
    'Är det livet du inte orkar? Då är det inte en övning du behöver. Ring 90101, eller 112 vid fara för liv.',
  call: (number: string) => `Ring ${number}`,
  help: {
    danger: {
      title: 'Du ska inte vara ensam med det här',
      text: 'Ring någon nu. De som svarar är vana vid de här samtalen, och du behöver inte veta vad du ska säga. Är någon i närheten? Be hen stanna hos dig. Flytta dig från sådant du kan skada dig med.',
      calls: ['sjalvmordslinjen', 'fara-for-liv'],
      first: [
        'fara-for-liv',
        'sjalvmordslinjen',
        'hjalplinjen',
        'bris',
        'rad-om-vard',
        'jourhavande-medmanniska',
        'valj-att-sluta',
      ],
      card: { text: CRISIS_COPY.queue },
    },
    unsafe: {
      title: 'Det är inte ditt fel',
      text: 'Du kan ringa utan att säga vad du heter. Samtal kan synas på telefonen och på räkningen. Ring gärna från en annan telefon om någon läser din.',
      calls: ['fara-for-liv', 'kvinnofridslinjen'],
      first: [
        'fara-for-liv',
        'kvinnofridslinjen',
        'stodlinjen-for-man',
        'stodlinjen-for-transpersoner',
        'ratt-att-valja',
        'bris',
      ],
      card: {
        title: 'Om du är utsatt för hot eller våld',
        text: 'Är du i fara nu? Ring 112. På de andra numren finns någon att prata med om hot och våld. Är det kö, ring igen.',
        without: 'violence',
      },
    },
  },
  onPaper: {
    title: 'Utan JavaScript kan du välja här',
    text: 'Leta upp det som är svårast just nu. Där står en sak att göra.',
  },
  careUnsafe:
    'Är du i fara nu: ring\u00a0112. Orkar du inte leva, eller tänker du på att skada dig själv? Ring Självmordslinjen på 90101 eller Hjälplinjen på 90\u00a0390, dygnet runt. Det här är inte terapi och ersätter inte vård.',
  care: 'Orkar du inte leva, eller tänker du på att skada dig själv? Ring Självmordslinjen på 90101 eller Hjälplinjen på 90\u00a0390, dygnet runt. Vid fara för liv: ring\u00a0112. Det här är inte terapi och ersätter inte vård. Ring\u00a01177 om det har varit svårt länge.',
} as const;
