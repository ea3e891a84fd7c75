/** What a call of the API is called here; one that is not named shows as it is named there. */
const ACTIONS: Record<string, string> = {
  Posts_create: 'Skapade inlägg',
  Posts_update: 'Ändrade inlägg',
  Posts_remove: 'Lade inlägg i papperskorgen',
  Revisions_restore: 'Återställde version',
  Trash_restore: 'Återställde ur papperskorgen',
  AdminMedia_upload: 'Laddade upp bild',
  Messages_change: 'Ändrade meddelandes status',
  Messages_remove: 'Tog bort meddelande',
  NotifyLists_exportCsv: 'Exporterade påminnelser',
  NotifyLists_remove: 'Tog bort påminnelse',
  AdminOrders_change: 'Ändrade beställning',
  AdminWithdrawals_change: 'Ändrade ångrat köp',
  Subscribers_bulkUpdate: 'Ändrade prenumeranter',
  Subscribers_exportCsv: 'Exporterade prenumeranter',
  Subscribers_import: 'Importerade prenumeranter',
  Subscribers_readData: 'Läste en persons uppgifter',
  Subscribers_eraseData: 'Raderade en persons uppgifter',
  PersonalData_read: 'Läste allt om en adress',
  PersonalData_erase: 'Raderade allt om en adress',
  NotifyLists_removeAll: 'Tömde en lista med påminnelser',
  Retention_purge: 'Gallrade gamla uppgifter',
};

/** What a purge deletes, by its id in the API. */
const PURGED: Record<string, string> = {
  trash: 'papperskorgen',
  'contact-messages': 'meddelanden',
  'notify-lists': 'påminnelser',
  'newsletter-unconfirmed': 'obekräftade prenumeranter',
  'newsletter-left': 'tidigare prenumeranter',
  reservations: 'reservationer',
  withdrawals: 'ångrade köp',
  purchases: 'köp',
  mails: 'mejl',
  'audit-log': 'händelser',
  sessions: 'inloggningar',
  'sign-in-codes': 'engångskoder',
  'confirmation-links': 'bekräftelselänkar',
  'opt-in-mails': 'utskickade bekräftelser',
  'erasure-receipts': 'raderingskvitton',
};
const PURGED_COUNT = /^([a-z-]+) (\d+)$/;

/** `Nr 7`; of a purge `meddelanden 2, köp 1`; of an address its keyed hash as it is. */
function targetInWords(target: string): string {
  if (/^[\d,/]+$/.test(target)) return `Nr ${target}`;
  return target
    .split(', ')
    .map((part) => {
      const [, id = '', count] = PURGED_COUNT.exec(part) ?? [];
      return count ? `${PURGED[id] ?? id} ${count}` : part;
    })
    .join(', ');
}

export const AUDIT_COPY = {
  label: 'Händelselogg',
  list: {
    loading: 'Hämtar händelseloggen',
    failedTitle: 'Kunde inte hämta händelseloggen',
    failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
    empty: 'Inga händelser hittades.',
    emptyFirst: 'När någon i redaktionen ändrar något visas det här.',
    emptyFiltered: 'Prova en annan händelse.',
  },
  columns: {
    action: 'Händelse',
    actor: 'Vem',
    target: 'Gäller',
    outcome: 'Utfall',
    at: 'När',
    request: 'Anrop',
  },
  actionFilter: 'Händelse',
  allActions: 'Alla händelser',
  action: (name: string) => ACTIONS[name] ?? name,
  actions: ACTIONS,
  someoneGone: 'Borttagen användare',
  noTarget: '–',
  target: (ids: string) => targetInWords(ids),
  done: 'Utförd',
  refused: (code: string | null) => (code ? `Nekad (${code})` : 'Nekad'),
  count: (count: number) => (count === 1 ? '1 händelse' : `${count} händelser`),
} as const;
