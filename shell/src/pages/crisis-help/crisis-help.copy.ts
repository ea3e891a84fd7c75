import { CRISIS_COPY, QUICK_EXIT_COPY } from '@stillsam/ui';

export const CRISIS_HELP_COPY = {
  title: 'Akut hjälp',
  description: 'Svenska stödlinjer med nummer, öppettider och vem de är till för.',
  lead: CRISIS_COPY.text,
  languagesOfLines: 'Där vi vet vilka språk en linje svarar på står det. Står inget, räkna med svenska.',
  otherLanguages: 'Andra språk',
  translatedBy: 'Översatt av:',
  readBy: 'Läst av:',
  unread: '',
  print: 'Skriv ut',
  leave: QUICK_EXIT_COPY.label,
  leaveHint: QUICK_EXIT_COPY.hints.nothing,
};
