export const SENSES_COPY = {
  title: 'Trygg Punkt',
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
  care: 'Kommer minnen tillbaka som är svåra att bära på egen hand? Ring\u00a01177 eller prata med din vårdcentral. Vid fara för liv: ring\u00a0112. Det här är inte terapi och ersätter inte vård.',
} as const;
