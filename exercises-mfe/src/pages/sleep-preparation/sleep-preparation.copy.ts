import { articlePath, EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';
import { EVENING_COPY } from '../../features/evening-tools/evening-tools.copy';

export const SLEEP_COPY = {
  title: EVENING_COPY.title,
  description:
    'En kvällsstund på tio minuter att läsa eller lyssna på i mörker. Den slutar av sig själv. Här finns också en plan för kvällen.',
  care: EVENING_COPY.care,
  intro: {
    title: 'Kvällsstunden, tio minuter',
    lead: 'Skärmen blir mörk och texten byts av sig själv.',
    points: [
      'Tryck på Stopp när du vill sluta.',
      'Blir det obehagligt att känna efter i kroppen: öppna ögonen, sätt dig upp och titta på något i rummet.',
    ],
    listening:
      'Lägg telefonen ifrån dig om du lyssnar. Till sist blir det tyst, och du behöver inte stänga av något.',
  },
  goodNight: {
    title: 'God natt',
    text: 'Stunden är slut. Du behöver inte göra något mer.',
    close: 'Stäng',
  },
  dayEnding: 'Den finns kvar till i kväll. Vill du göra något mer finns det här.',
  ending: {
    text: 'Är du fortfarande vaken är det inget du har misslyckats med. Vill du göra något mer finns det här.',
    ways: [
      { to: articlePath('vaken-klockan-tre', 'kort'), label: 'Läs ”Vaken klockan tre”, kort' },
      { to: EVEN_BREATHING_PATH, label: 'Andas med bubblan' },
      { to: PATHS.worryPaper, label: 'Skriv ner oron' },
    ],
  },
} as const;
