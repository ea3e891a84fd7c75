import { PATHS } from '@stillsam/paths';

/** The visitor's energy right now (specification, §4). */
export const ENERGY_LEVELS = ['high', 'medium', 'low'] as const;
export type EnergyLevel = (typeof ENERGY_LEVELS)[number];

/** How the visitor feels after the micro action. */
export const REFLECTIONS = ['connected', 'less-pressure', 'still-tired'] as const;
export type Reflection = (typeof REFLECTIONS)[number];

interface MicroAction {
  id: string;
  label: string;
  /** Instructions, with a duration. */
  hint: string;
}

/** Micro actions for each level of energy: ordinary pauses, no health advice, in the site's own words. */
export const MICRO_ACTIONS = {
  high: [
    { id: 'ga-ut', label: 'Gå ut en stund', hint: 'Tio minuter utan mål och utan hörlurar.' },
    {
      id: 'gor-klart',
      label: 'Gör klart en enda liten sak',
      hint: 'Den som ligger och skaver. Sedan är det bra för i dag.',
    },
    { id: 'hor-av-dig', label: 'Hör av dig till någon', hint: 'Några rader till en människa du tycker om.' },
    {
      id: 'planera-vila',
      label: 'Bestäm när du ska vila',
      hint: 'Välj en tid redan nu, medan det finns kraft att hålla den.',
    },
  ],
  medium: [
    {
      id: 'strack-pa-dig',
      label: 'Sträck på dig',
      hint: 'Armarna upp, ett långt andetag, släpp. Två minuter.',
    },
    { id: 'drick-vatten', label: 'Drick ett glas vatten', hint: 'Sittande, i lugn och ro, utan skärm.' },
    { id: 'valj-bort', label: 'Välj bort en sak', hint: 'Något på listan som kan vänta till i morgon.' },
    { id: 'oppna-fonster', label: 'Öppna ett fönster', hint: 'Känn luften mot ansiktet i en minut.' },
  ],
  low: [
    {
      id: 'hand-pa-magen',
      label: 'Lägg en hand på magen eller bröstet',
      hint: 'Känn hur den rör sig i fem andetag.',
    },
    { id: 'vila-ogonen', label: 'Vila ögonen', hint: 'Blunda, eller titta bort från skärmen, i en minut.' },
    { id: 'slapp-axlarna', label: 'Släpp ner axlarna', hint: 'Låt dem sjunka när du andas ut, tre gånger.' },
    { id: 'gor-ingenting', label: 'Gör ingenting', hint: 'Ligg eller sitt som du är. Det räknas.' },
  ],
} as const satisfies Record<EnergyLevel, readonly MicroAction[]>;

export type MicroActionId = (typeof MICRO_ACTIONS)[EnergyLevel][number]['id'];

/** True for an action of that level. */
export function isMicroActionOf(level: EnergyLevel | null, candidate: unknown): candidate is MicroActionId {
  return level !== null && MICRO_ACTIONS[level].some(({ id }) => id === candidate);
}

export const LEVEL_TEXTS: Readonly<Record<EnergyLevel, { label: string; hint: string }>> = {
  high: { label: 'Ganska mycket', hint: 'Det finns kraft att ta av.' },
  medium: { label: 'Så där', hint: 'Det räcker, om jag är rädd om den.' },
  low: { label: 'Nästan ingen', hint: 'Varje sak känns tung.' },
};

export const REFLECTION_TEXTS: Readonly<
  Record<Reflection, { label: string; affirmation: string; text: string }>
> = {
  connected: {
    label: 'Lite mer närvarande',
    affirmation: 'Jag får gå i den takt som är min.',
    text: 'Det lilla är lätt att missa när dagen rullar på. Du stannade och märkte det.',
  },
  'less-pressure': {
    label: 'Lite mindre press',
    affirmation: 'Det jag gör räcker för i dag.',
    text: 'Låt pressen stanna utanför en stund till.',
  },
  'still-tired': {
    label: 'Fortfarande trött',
    affirmation: 'Jag är trött, och jag får vara det.',
    text: 'En liten sak tar sällan bort en stor trötthet. Har den varat länge kan det vara skönt att prata med någon, till exempel på vårdcentralen eller 1177.',
  },
};

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
