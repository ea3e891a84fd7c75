import { PATHS, productPath } from '@stillsam/paths';

/** An exercise, a product or an article that the site recommends. */
export interface GuidanceItem {
  id: string;
  type: 'article' | 'exercise' | 'product';
  title: string;
  description: string;
  link: string;
  tags: readonly string[];
  comingSoon?: boolean;
  /** How long it takes, where that is known. */
  minutes?: number;
  /** Of an article: a category id. */
  category?: string;
}

/** Exercises and products; the articles come from the API. */
export const GUIDANCE_ITEMS: GuidanceItem[] = [
  {
    id: 'mindful-andning',
    type: 'exercise',
    title: 'Mindful andning',
    description: 'Tre minuter i takt med en bubbla. Du behöver inte läsa något under tiden.',
    link: PATHS.mindfulBreathing,
    tags: ['andning', 'lugn', 'stress', 'oro', 'nervsystem', 'vila', 'övning'],
    minutes: 3,
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
    id: 'orospapper',
    type: 'exercise',
    title: 'Orospapper',
    description: 'Skriv ner oron, hitta ett litet steg och riv papperet. Ingenting sparas.',
    link: PATHS.worryPaper,
    tags: ['oro', 'grubbel', 'sömn', 'stress', 'övning'],
    minutes: 5,
  },
  {
    id: 'somndagbok',
    type: 'exercise',
    title: 'Sömndagbok',
    description: 'Sex frågor på morgonen, i en till två veckor. Något att visa för vården.',
    link: PATHS.sleepDiary,
    tags: ['sömn', 'trötthet', 'övning'],
    minutes: 2,
  },
  {
    id: 'nervsystem-quiz',
    type: 'exercise',
    title: 'Nervsystemsquizet',
    description: 'Fem frågor om hur spänd kroppen har känts. Svaren stannar hos dig.',
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
    minutes: 1,
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
    description: 'Sju korta kvällsstunder för dig som vill varva ner inför natten.',
    link: productPath('lugnare-kvallar'),
    tags: ['sömn', 'lugn', 'vila'],
  },
  {
    id: 'vagledning-mjuk-start',
    type: 'product',
    title: 'Vägledning: Mjuk start på dagen',
    description: 'Sju korta morgonstunder för en dag i din egen takt.',
    link: productPath('mjuk-start-pa-dagen'),
    tags: ['energi', 'vardag', 'stress'],
  },
];
