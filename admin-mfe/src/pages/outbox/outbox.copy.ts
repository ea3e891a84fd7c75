import { formatNumber } from '@stillsam/ui/format-number';

export const OUTBOX_COPY = {
  label: 'Utkorg',
  list: {
    loading: 'Hämtar utkorgen',
    failedTitle: 'Det gick inte att hämta utkorgen',
    empty: 'Inga mejl hittades.',
    emptyTitle: 'Inga mejl ännu',
    emptyFirst: 'Alla mejl som webbplatsen skickar, som kvitton och bekräftelser, går att följa här.',
    emptyFiltered: 'Pröva en annan adress eller en annan status.',
  },
  columns: {
    subject: 'Ämne',
    recipient: 'Till',
    status: 'Status och tid',
  },
  search: 'Sök på e-post',
  statusFilter: 'Status',
  status: { all: 'Alla statusar', queued: 'I kö', sent: 'Skickade', failed: 'Misslyckade' },
  waiting: (count: number, since: string) =>
    count === 1
      ? `1 mejl väntar sedan ${since}.`
      : `${formatNumber(count)} mejl väntar, det äldsta från ${since}.`,
  noServer: 'Inga mejl går ut än. Be den som sköter driften att ställa in e-post.',
  serverFails: 'Mejlservern tar inte emot just nu. Vi försöker igen.',
  tried: (attempts: number) => (attempts === 1 ? 'efter 1 försök' : `efter ${attempts} försök`),
  count: (count: number) => (count === 1 ? '1 brev' : `${formatNumber(count)} brev`),
  openNamed: (subject: string, recipient: string) => `Läs ”${subject}” till ${recipient}`,
  to: (recipient: string) => `Till ${recipient}`,
  mailLoading: 'Hämtar brevet',
  mailFailed: 'Det gick inte att hämta brevet.',
  noText: 'Brevets text visas bara när ingen mejlserver är inställd, eftersom länkarna i den är personliga.',
  lastError: (error: string) => `Senaste felet: ${error}`,
} as const;
