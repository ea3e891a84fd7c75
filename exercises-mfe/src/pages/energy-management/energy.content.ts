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
