import type { FormSubmission } from './worker-contract';

interface FormCopy {
  waiting: string;
  sent: string;
  refused: string;
}

export const NOTICES_COPY = {
  region: 'Om internet och nya versioner',
  offline: 'Utan internet.',
  stored: 'Det som finns sparat på den här enheten går att öppna ändå.',
  whatOpens: 'Se vad som går att öppna',
  update: 'Det finns en ny version.',
  takeUp: 'Ladda om',
  waitingTitle: 'Väntar på internet',
  waitingText: 'Det ligger sparat på den här enheten och skickas så fort internet är tillbaka.',
  remove: 'Ta bort',
  written: 'Det du skrev',
};

export const FORM_COPY: Record<FormSubmission['kind'], FormCopy> = {
  newsletter: {
    waiting: 'Din anmälan till nyhetsbrevet',
    sent: 'Din anmälan till nyhetsbrevet är skickad. Bekräfta via länken i mejlet, annars kommer inga brev.',
    refused: 'Din anmälan till nyhetsbrevet togs inte emot.',
  },
  contact: {
    waiting: 'Ditt meddelande till oss',
    sent: 'Ditt meddelande är skickat. Vi återkommer inom 24 timmar.',
    refused: 'Ditt meddelande togs inte emot.',
  },
  notify: {
    waiting: 'Din önskan om en påminnelse',
    sent: 'Din önskan om en påminnelse är skickad.',
    refused: 'Din önskan om en påminnelse togs inte emot.',
  },
};
