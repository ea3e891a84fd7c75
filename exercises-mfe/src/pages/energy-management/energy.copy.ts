import { PATHS } from '@stillsam/paths';

export const ENERGY_COPY = {
  title: 'Energihantering',
  description:
    'Tre korta steg: känn efter hur mycket energi du har, välj något litet som passar och märk vad det gör. Svaren stannar i din webbläsare.',
  lead: 'När orken varierar. Känn efter hur mycket som finns i dag, och välj något litet som passar.',
  progress: (step: number, steps: number) => `Steg ${step} av ${steps}`,
  done: 'Alla tre stegen är klara',
  previous: 'Tillbaka',
  level: {
    title: 'Hur mycket energi har du just nu?',
    text: 'Inget svar är bättre än något annat.',
  },
  worseAfter:
    'Blir du sämre dagen efter att du har ansträngt dig? Så kan det vara vid ME/cfs, och efter covid-19. Håll dig då under det du orkar, också på bra dagar, och tala med vården.',
  action: {
    title: 'Välj något litet',
    text: {
      high: 'Det finns lite att ta av. Använd en del av det till något som gör gott, och spara resten.',
      medium: 'Något som inte kostar mer än det ger.',
      low: 'Så lite som möjligt. Det är nog.',
    },
  },
  reflection: {
    title: 'Hur känns det efteråt?',
    doNow: 'Gör det nu, eller tänk dig in i det en stund. Svara sedan, i din egen takt.',
  },
  affirmation: {
    did: (action: string) => `Du valde ”${action}”. Det räknas.`,
    label: 'Ta med dig',
    waysTitle: 'Om du vill stanna kvar en stund',
    again: 'Börja om',
  },
  reminder: {
    title: 'Vill du bli påmind varje dag?',
    text: 'Du får en fil att öppna i din kalender. Den säger ingenting om vad du har svarat.',
    time: 'Klockan',
    badTime: 'Välj en tid, till exempel 09:00.',
    get: 'Daglig påminnelse',
    done: 'Du kommer få en daglig påminnelse!',
    doneHow:
      'Öppna filen som laddades ner, så lägger kalendern in påminnelsen. Ta bort den i kalendern när du inte vill ha den längre.',
    fileName: 'daglig-paminnelse.ics',
    eventTitle: 'En stund för din energi',
    eventText: 'Känn efter hur mycket energi du har, och välj något litet. Inget måste.',
  },
  withoutScript: {
    title: 'Utan JavaScript går övningen att göra på egen hand',
    text: 'Känn efter hur mycket energi du har just nu, välj något litet under rätt rubrik och märk vad det gör.',
    after: 'Efteråt',
  },
  sources: [
    {
      text: 'Om att hålla sig inom sin energi vid ME/cfs: NICE guideline NG206, Myalgic encephalomyelitis (or encephalopathy)/chronic fatigue syndrome: diagnosis and management, 2021.',
      label: 'nice.org.uk/guidance/ng206',
      address: 'https://www.nice.org.uk/guidance/ng206/chapter/recommendations',
    },
  ],
  care: 'Övningen ersätter inte vård. Har tröttheten varat länge eller hindrar den dig i vardagen? Ring\u00a01177 eller kontakta din vårdcentral.',
  ways: [
    { to: PATHS.mindfulBreathing, label: 'Andas i tre minuter' },
    { to: PATHS.selfCompassion, label: 'Vila en stund i självmedkänsla' },
  ],
} as const;

export const DEFAULT_REMINDER_TIME = '09:00';
