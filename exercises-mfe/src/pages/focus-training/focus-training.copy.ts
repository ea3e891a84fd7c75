import { PATHS } from '@stillsam/paths';
import { FOCUS_METER_COPY } from '../../features/focus-meter/focus-meter.copy';

export const FOCUS_COPY = {
  title: FOCUS_METER_COPY.title,
  description:
    'Mjuk träning i att stanna kvar vid en sak: fem sekunder, en minut, tre eller fem. Utan poäng och utan tävling.',
  lead: 'Mjuk träning i att stanna kvar vid en sak, och att komma tillbaka när tankarna vandrar.',
  care: FOCUS_METER_COPY.care,
  length: 'Hur länge vill du öva?',
  lengths: { 1: '1 minut', 3: '3 minuter', 5: '5 minuter' },
  intro: {
    title: 'En sak i taget',
    points: [
      'Det är när du märker att du har vandrat i väg som övningen händer. Att komma tillbaka är själva träningen.',
      'Ögonen får vara öppna. Med tonen på kan du lägga undan skärmen.',
      'Räcker inte orken i dag? Fem sekunder med punkten här nedanför är också träning.',
    ],
  },
  ending: {
    text: 'Det spelar ingen roll hur många gånger du vandrade i väg. Du kom tillbaka.',
    ways: [
      { to: `${PATHS.focusTraining}#en-punkt`, label: 'Fem sekunder till' },
      { to: PATHS.mindfulBreathing, label: 'Andas med bubblan' },
    ],
  },
} as const;
