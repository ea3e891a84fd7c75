import { PATHS } from '@stillsam/paths';

export const SAFE_POINT_COPY = {
  title: 'Trygg Punkt',
  description:
    'En plats i tanken, eller en sak i rummet, att landa på när något blir för mycket. Ögonen får vara öppna, och du bestämmer takten.',
  lead: 'Något att landa på när det blir för mycket. Du bestämmer vad, och hur länge.',
  care: 'Kommer minnen tillbaka som är svåra att bära på egen hand? Ring\u00a01177 eller prata med din vårdcentral. Vid fara för liv: ring\u00a0112. Det här är inte terapi och ersätter inte vård.',
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
  landing: {
    title: 'Landa här så länge',
    text: 'Titta upp en stund och låt sinnena visa var du är. Läs raderna i din takt, eller ta en i taget.',
    begin: 'Ta en i taget',
    next: 'Nästa',
    last: 'Klar',
    again: 'En gång till',
    stop: 'Visa alla',
    done: 'Du är här. Det räcker så.',
  },
  senses: [
    { count: 'Fem', text: 'saker du ser. En skugga, ett hörn, en färg.' },
    { count: 'Fyra', text: 'saker du kan känna. Fötterna mot golvet, tyget mot armen.' },
    { count: 'Tre', text: 'ljud du hör. Nära, längre bort och längst bort.' },
    { count: 'Två', text: 'dofter. Finns inga just nu, tänk på två du tycker om.' },
    { count: 'Ett', text: 'lugnt andetag. Släpp ut luften lite långsammare än du tog in den.' },
  ],
  sources: [
    {
      text: 'Att landa genom sinnena är en form av grundning. Den beskrivs bland annat av Lisa M. Najavits i Seeking Safety: A Treatment Manual for PTSD and Substance Abuse (Guilford Press, 2002, ISBN 1-57230-639-4).',
      label: 'Om boken på vawnet.org',
      address: 'https://vawnet.org/material/seeking-safety-treatment-manual-ptsd-and-substance-abuse',
    },
  ],
  /** Ids of the helplines that are shown first. */
  helpLines: ['hjalplinjen', 'jourhavande-medmanniska', 'rad-om-vard', 'fara-for-liv'],
} as const;
