import type { Hardest, Minutes } from './start.types';

export const HARDEST_TEXTS: Readonly<Record<Hardest, { label: string; hint?: string }>> = {
  sleep: { label: 'Jag kan inte sova' },
  worry: { label: 'Tankarna snurrar', hint: 'Oro, grubbel, en tanke som har fastnat' },
  feeling: { label: 'En känsla är för stark', hint: 'Ångest, ilska, sorg, rädsla' },
  tired: { label: 'Jag orkar inte' },
  self: { label: 'Jag är hård mot mig själv' },
  danger: { label: 'Jag vill inte leva, eller är rädd för vad jag kan göra' },
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
  lead: 'Tre frågor. Sedan en enda sak att göra, och varför just den.',
  progress: (question: number, questions: number) => `Fråga ${question} av ${questions}`,
  done: 'Alla tre frågorna är besvarade',
  hardest: 'Vad är svårast just nu?',
  minutes: 'Hur mycket orkar du?',
  night: 'Är det natt hos dig?',
  isNight: 'Ja, det är natt',
  isDay: 'Nej',
  previous: 'Föregående fråga',
  result: {
    again: 'Börja om',
    moreTitle: 'Passade det inte?',
    more: 'Titta på allt som finns',
  },
  danger: {
    title: 'Du ska inte vara ensam med det här',
    text: 'Ring någon nu. De som svarar är vana vid de här samtalen, och du behöver inte veta vad du ska säga.',
  },
  withoutScript: {
    title: 'Utan JavaScript kan du välja här',
    text: 'Leta upp det som är svårast just nu. Där står en sak att göra.',
  },
  care: 'Det här är inte terapi och ersätter inte vård. Har det varit svårt länge? Ring\u00a01177 eller kontakta din vårdcentral.',
} as const;
