import { formatNumber } from '@stillsam/ui/format-number';

export const OUTBOX_COPY = {
  label: 'Utkorg',
  list: {
    loading: 'Hämtar utkorgen',
    failedTitle: 'Det gick inte att hämta utkorgen',
    failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
    empty: 'Inga mejl hittades.',
    emptyTitle: 'Inga mejl ännu',
    emptyFirst: 'Alla mejl som webbplatsen skickar, som kvitton och bekräftelser, går att följa här.',
    emptyFiltered: 'Pröva en annan adress eller en annan status.',
  },
  columns: {
    subject: 'Ämne',
    recipient: 'Till',
    status: 'Status',
    at: 'När',
  },
  search: 'Sök på e-post',
  statusFilter: 'Status',
  status: { all: 'Alla statusar', queued: 'I kö', sent: 'Skickade', failed: 'Misslyckade' },
  waiting: (count: number, since: string) =>
    `${formatNumber(count)} mejl har inte gått iväg i tid, det äldsta från ${since}.`,
  noServer:
    'Webbplatsen saknar e-postserver. Mejlen ligger kvar och skickas när den är på plats. Be den som sköter driften om hjälp.',
  serverFails: 'E-postservern har inte tagit emot det ännu. Vi försöker igen av oss själva.',
  tried: (attempts: number) => (attempts === 1 ? 'efter 1 försök' : `efter ${attempts} försök`),
  count: (count: number) => (count === 1 ? '1 brev' : `${formatNumber(count)} brev`),
  openNamed: (subject: string, recipient: string) => `Läs ”${subject}” till ${recipient}`,
  to: (recipient: string) => `Till ${recipient}`,
  mailLoading: 'Hämtar brevet',
  mailFailed: 'Det gick inte att hämta brevet.',
  noText:
    'Brevets text visas bara när ingen e-postserver är inställd, eftersom länkarna i den är personliga.',
  lastError: (error: string) => `Senaste felet: ${error}`,
} as const;
