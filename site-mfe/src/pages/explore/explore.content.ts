import { PATHS } from '@stillsam/paths';

export type NeedGroupId = 'symtom' | 'mal' | 'behov';

/** Something a visitor can recognise: a symptom, a goal or a need. */
export interface NeedChip {
  id: string;
  label: string;
  subtext: string;
  category: NeedGroupId;
  /** Tags of articles, exercises and products that answer to it, the closest first. */
  tags: readonly string[];
}

export const NEED_GROUPS: { id: NeedGroupId; title: string; text: string }[] = [
  { id: 'symtom', title: 'Så känns det', text: 'Det som märks just nu.' },
  { id: 'mal', title: 'Dit vill jag', text: 'Det du skulle vilja ha mer av.' },
  { id: 'behov', title: 'Det jag behöver', text: 'Det som passar stunden.' },
];

/** Fourteen chips; their tags are those of the library's articles. */
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
    category: 'symtom',
    tags: ['oro', 'kropp', 'andning'],
  },
  {
    id: 'trott-hela-tiden',
    label: 'Trött hela tiden',
    subtext: 'Vila hjälper inte riktigt',
    category: 'symtom',
    tags: ['trötthet', 'energi', 'återhämtning'],
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
    tags: ['humör', 'relationer'],
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
    label: 'Mer energi',
    subtext: 'Ork som räcker dagen ut',
    category: 'mal',
    tags: ['energi', 'mat', 'återhämtning'],
  },
  {
    id: 'vanligare-mot-mig-sjalv',
    label: 'Vänligare mot mig själv',
    subtext: 'Mindre självkritik, mer omtanke',
    category: 'mal',
    tags: ['självmedkänsla', 'självkritik'],
  },
  {
    id: 'en-liten-paus',
    label: 'En liten paus',
    subtext: 'Några minuter, nu',
    category: 'behov',
    tags: ['andning', 'vila', 'lugn'],
  },
  {
    id: 'forsta-vad-som-hander',
    label: 'Förstå vad som händer',
    subtext: 'Kunskap om kropp och nervsystem',
    category: 'behov',
    tags: ['nervsystem', 'kropp'],
  },
  {
    id: 'nagot-att-gora',
    label: 'Något att göra',
    subtext: 'En övning, ett steg i taget',
    category: 'behov',
    tags: ['övning', 'vardag'],
  },
  {
    id: 'ata-lugnare',
    label: 'Äta för lugnare dagar',
    subtext: 'Mat och humör hänger ihop',
    category: 'behov',
    tags: ['mat', 'humör'],
  },
];

/** What is recommended beside the articles. */
export interface GuidanceItem {
  id: string;
  type: 'article' | 'exercise' | 'product';
  title: string;
  description: string;
  link: string;
  tags: readonly string[];
  comingSoon?: boolean;
}

/** Exercises and products; the articles come from the API. */
export const GUIDANCE_ITEMS: GuidanceItem[] = [
  {
    id: 'mindful-andning',
    type: 'exercise',
    title: 'Mindful andning',
    description: 'Tre minuter i takt med en lugn våg. Du behöver inte läsa något under tiden.',
    link: PATHS.mindfulBreathing,
    tags: ['andning', 'lugn', 'stress', 'oro', 'nervsystem', 'vila', 'övning'],
  },
  {
    id: 'sjalvmedkansla',
    type: 'exercise',
    title: 'Självmedkänsla (Metta)',
    description: 'Fem vänliga meningar till dig själv, en i taget.',
    link: PATHS.selfCompassion,
    tags: ['självmedkänsla', 'självkritik', 'lugn', 'humör', 'övning'],
  },
  {
    id: 'kognitiv-omstrukturering',
    type: 'exercise',
    title: 'Kognitiv omstrukturering',
    description: 'Fyra steg för en tanke som har fastnat.',
    link: PATHS.cognitiveRestructuring,
    tags: ['grubbel', 'oro', 'självkritik', 'stress', 'övning'],
  },
  {
    id: 'energihantering',
    type: 'exercise',
    title: 'Energihantering',
    description: 'En liten handling som passar orken du har just nu.',
    link: PATHS.energyManagement,
    tags: ['energi', 'trötthet', 'återhämtning', 'vardag', 'övning'],
  },
  {
    id: 'nervsystem-quiz',
    type: 'exercise',
    title: 'Nervsystemsquizet',
    description: 'Fem frågor om hur din kropp mår just nu. Svaren stannar hos dig.',
    link: PATHS.nervousSystemQuiz,
    tags: ['nervsystem', 'kropp', 'stress', 'övning'],
  },
  {
    id: 'aterhamtningstest',
    type: 'exercise',
    title: 'Återhämtningstestet',
    description: 'Åtta påståenden, en minut. Se vilken sorts vila du kan behöva.',
    link: PATHS.recoveryTest,
    tags: ['återhämtning', 'trötthet', 'energi', 'fokus', 'övning'],
  },
  {
    id: 'somnforberedelse',
    type: 'exercise',
    title: 'Sömnförberedelse',
    description: 'Varva ner inför natten.',
    link: PATHS.sleepPreparation,
    tags: ['sömn', 'vila', 'lugn', 'övning'],
    comingSoon: true,
  },
  {
    id: 'fokustraning',
    type: 'exercise',
    title: 'Fokusträning',
    description: 'Samla tankarna, en sak i taget.',
    link: PATHS.focusTraining,
    tags: ['fokus', 'övning'],
    comingSoon: true,
  },
  {
    id: 'vagledning-lugnare-kvallar',
    type: 'product',
    title: 'Vägledning: Lugnare kvällar',
    description: 'Sju korta kvällsstunder som hjälper dig att varva ner inför natten.',
    link: PATHS.cart,
    tags: ['sömn', 'lugn', 'vila'],
  },
  {
    id: 'vagledning-mjuk-start',
    type: 'product',
    title: 'Vägledning: Mjuk start på dagen',
    description: 'Sju korta morgonstunder för en dag i din egen takt.',
    link: PATHS.cart,
    tags: ['energi', 'vardag', 'stress'],
  },
];
