import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';

export const HOME_COPY = {
  metaTitle: `${BRAND} – lugn och återhämtning`,
  metaDescription:
    'Kunskap, övningar och självtester för dig som behöver återhämta dig: sömn, stress, fokus och känslor. I din egen takt.',
  statement: 'Hållbart lugn börjar i nervsystemet.',
  lead: 'Här finns artiklar och övningar för dig som är trött, spänd eller sömnlös. Börja där du är. Inget måste.',
  explore: 'Utforska ditt välmående',
  read: 'Läs en stund i stället',
  needsTitle: 'Vad behöver du just nu?',
  needsLead: 'Välj det som ligger närmast. Du kan byta när som helst.',
};

export type NeedId = 'balance' | 'calm' | 'sleep' | 'focus';

/** The four needs (specification, section 2). */
export const NEEDS: { id: NeedId; title: string; text: string; path: string }[] = [
  { id: 'balance', title: 'Balans', text: 'Hitta det som passar hur du mår i dag.', path: PATHS.explore },
  {
    id: 'calm',
    title: 'Lugn',
    text: 'Några vänliga ord till dig själv, i lugn takt.',
    path: PATHS.selfCompassion,
  },
  { id: 'sleep', title: 'Sömn', text: 'Varva ner när kvällen kommer.', path: PATHS.sleepPreparation },
  { id: 'focus', title: 'Fokus', text: 'Samla tankarna, en sak i taget.', path: PATHS.focusTraining },
];
