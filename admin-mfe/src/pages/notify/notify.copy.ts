import { formatNumber } from '@stillsam/ui/format-number';
import { NOTIFY_PURPOSES } from '../../features/labels/labels.copy';

export const NOTIFY_COPY = {
  label: 'Intresselistor',
  list: {
    loading: 'Hämtar intresselistan',
    failedTitle: 'Det gick inte att hämta intresselistan',
    empty: 'Inga adresser hittades.',
    emptyTitle: 'Ingen väntar ännu',
    emptyFirst:
      'Den som vill veta när något nytt öppnar, till exempel Premium eller Fokusträning, hamnar här med sin adress.',
    emptyFiltered: 'Pröva ett annat sökord eller en annan lista.',
  },
  counts: 'Antal bekräftade adresser per lista',
  waiting: (count: string) => `(${count} ${count === '1' ? 'obekräftad' : 'obekräftade'})`,
  columns: {
    email: 'E-post',
    purpose: 'Lista',
    registered: 'Anmäld',
  },
  confirmed: 'Bekräftad',
  notConfirmed: 'Inte bekräftad',
  search: 'Sök på e-post',
  purposeFilter: 'Lista',
  purposes: { all: 'Alla listor', ...NOTIFY_PURPOSES },
  fileName: (purpose: string) => `paminnelser-${purpose}`,
  count: (count: number) => (count === 1 ? '1 adress' : `${formatNumber(count)} adresser`),
  removeNamed: (email: string) => `Ta bort ${email}`,
  removeQuestion: 'Är du säker på att du vill ta bort denna adress?',
  removeText: (email: string, list: string) => `${email} får ingen påminnelse om ${list}.`,
  removed: (email: string) => `${email} är borttagen.`,
  help: 'Var och en här har bett om ett enda besked, när just det som listan gäller är klart. Adresserna får inga nyhetsbrev, och beskedet går inte ut av sig självt. Välj en lista, så står det hur du skickar det.',
  howTo: (list: string) =>
    `Beskedet om ${list} går inte ut av sig självt. När det är dags: exportera listan och skicka ett enda mejl, bara om det, med adresserna som hemlig kopia. Tryck sedan på ”Beskedet är skickat”, så raderas adresserna.`,
  notified: 'Beskedet är skickat',
  notifiedQuestion: 'Har beskedet gått ut till alla på listan?',
  notifiedText: (count: number, list: string) =>
    `${count === 1 ? 'En adress' : `${formatNumber(count)} adresser`} på listan ${list} raderas för gott. Adresserna sparas bara till det enda utskicket. Obekräftade adresser har inte fått beskedet och står kvar.`,
  notifiedConfirm: 'Radera adresserna',
  notifiedDone: (count: number) =>
    count === 1 ? 'En adress är raderad.' : `${formatNumber(count)} adresser är raderade.`,
  notifiedFailed: 'Det gick inte att radera adresserna. Försök igen.',
  removeFailed: 'Det gick inte att ta bort adressen. Försök igen.',
} as const;
