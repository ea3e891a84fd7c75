export type NeedGroupId = 'symtom' | 'mal' | 'behov';

/** A choice of the visitor: a symptom, a goal or a need. */
export interface NeedChip {
  id: string;
  label: string;
  subtext: string;
  category: NeedGroupId;
  /** Where to seek care for it, if it may be a symptom of illness. */
  care?: string;
  /** The kind of item that fits the time or the wish. */
  wants?: 'article' | 'exercise';
  /** The longest that it may take. */
  maxMinutes?: number;
  /** Tags of matching articles, exercises and products, most relevant first. */
  tags: readonly string[];
}

export const NEED_GROUPS: { id: NeedGroupId; title: string; text: string }[] = [
  { id: 'symtom', title: 'Så känns det', text: 'Det som märks just nu.' },
  { id: 'mal', title: 'Dit vill jag', text: 'Det du skulle vilja ha mer av.' },
  { id: 'behov', title: 'Det jag behöver', text: 'Det som passar stunden.' },
];

/** Fourteen chips, with tags of the library's articles. */
export const NEED_CHIPS: NeedChip[] = [
  {
    id: 'sover-daligt',
    label: 'Sover dåligt',
    subtext: 'Svårt att somna, eller vaken för tidigt',
    category: 'symtom',
    tags: ['sömn', 'trötthet'],
  },
  {
    id: 'tankar-som-snurrar',
    label: 'Tankar som snurrar',
    subtext: 'Grubbel som inte vill ta slut',
    category: 'symtom',
    tags: ['grubbel', 'oro'],
  },
  {
    id: 'oro-i-kroppen',
    label: 'Oro i kroppen',
    subtext: 'Hjärtklappning, spänd mage, ytlig andning',
    care: 'Har du ny eller stark hjärtklappning, ring 1177. Gör det ont i bröstet, ring 112.',
    category: 'symtom',
    tags: ['ångest', 'oro', 'kropp', 'andning'],
  },
  {
    id: 'trott-hela-tiden',
    label: 'Trött hela tiden',
    subtext: 'Vila hjälper inte riktigt',
    care: 'Har du varit trött länge utan att veta varför, kontakta vårdcentralen eller ring 1177.',
    category: 'symtom',
    tags: ['utmattning', 'trötthet', 'energi', 'återhämtning'],
  },
  {
    id: 'svart-att-fokusera',
    label: 'Svårt att fokusera',
    subtext: 'Huvudet är fullt eller tomt',
    category: 'symtom',
    tags: ['fokus', 'stress'],
  },
  {
    id: 'humoret-svanger',
    label: 'Humöret svänger',
    subtext: 'Nära till tårar eller ilska',
    category: 'symtom',
    tags: ['nedstämdhet', 'humör', 'relationer'],
  },
  {
    id: 'lugnare-kvallar',
    label: 'Lugnare kvällar',
    subtext: 'Landa innan natten kommer',
    category: 'mal',
    tags: ['sömn', 'lugn', 'vila'],
  },
  {
    id: 'mindre-stress',
    label: 'Mindre stress i vardagen',
    subtext: 'Lägre varv mellan det som måste göras',
    category: 'mal',
    tags: ['stress', 'vardag', 'nervsystem'],
  },
  {
    id: 'mer-energi',
    label: 'Mer ork',
    subtext: 'Kraft som räcker dagen ut',
    category: 'mal',
    tags: ['energi', 'mat', 'återhämtning'],
  },
  {
    id: 'vanligare-mot-mig-sjalv',
    label: 'Snällare mot mig själv',
    subtext: 'Mindre självkritik, mer omtanke',
    category: 'mal',
    tags: ['självmedkänsla', 'självkritik'],
  },
  {
    id: 'en-liten-paus',
    label: 'En liten paus',
    subtext: 'Några minuter, nu',
    category: 'behov',
    wants: 'exercise',
    maxMinutes: 5,
    tags: ['andning', 'vila', 'lugn'],
  },
  {
    id: 'forsta-vad-som-hander',
    label: 'Förstå vad som händer',
    subtext: 'Kunskap om kropp och nervsystem',
    category: 'behov',
    wants: 'article',
    tags: ['nervsystem', 'kropp'],
  },
  {
    id: 'nagot-att-gora',
    label: 'Något att göra',
    subtext: 'En övning, ett steg i taget',
    category: 'behov',
    wants: 'exercise',
    tags: ['övning', 'vardag'],
  },
  {
    id: 'ata-lugnare',
    label: 'Äta för lugnare dagar',
    subtext: 'Mat och humör kan hänga ihop',
    category: 'behov',
    tags: ['mat', 'humör'],
  },
];
