import { crisisLines } from '@stillsam/ui';
import { formatNumber } from '@stillsam/ui/format-number';
import { factLabel, SECTION_LABELS, PART_NAMES, SUBSCRIBER_STATUS } from '../../features/labels/labels.copy';
import { AUDIT_ACTIONS } from '../../features/labels/audit-actions.copy';

/** Kinds of data that a purge deletes, by their id in the API. */
const PURGED: Record<string, string> = {
  trash: 'papperskorgen',
  'contact-messages': 'meddelanden',
  'contact-unanswered': 'obesvarade meddelanden',
  'notify-lists': 'intresselistor',
  'notify-unconfirmed': 'obekräftade anmälningar till intresselistor',
  'newsletter-unconfirmed': 'obekräftade prenumeranter',
  'newsletter-left': 'tidigare prenumeranter',
  reservations: 'obetalda köp',
  withdrawals: 'ångrade köp',
  purchases: 'köp',
  mails: 'mejl',
  'audit-log': 'händelser',
  sessions: 'inloggningar',
  'sign-in-codes': 'engångskoder',
  'password-resets': 'länkar till nytt lösenord',
  'address-changes': 'obekräftade byten av adress',
  'passkey-challenges': 'oavslutade försök med nyckel',
  'known-devices': 'kända webbläsare',
  'confirmation-links': 'bekräftelselänkar',
  'newsletter-undo': 'avregistreringar att ångra',
  'opt-in-mails': 'utskickade bekräftelser',
  readings: 'räknade läsningar',
  'rate-limits': 'räknade försök',
  'erasure-receipts': 'raderingskvitton',
};
const SECTIONS = new Map(Object.entries(SECTION_LABELS));
const PURGED_COUNT = /^([a-z-]+) (\d+)$/;

const BULK_CHANGE = /^(delete|unsubscribe) (\d+) (\w+)$/;
const STATUSES = new Map<string, string>(Object.entries(SUBSCRIBER_STATUS));

/** `Ta bort: 2, aktiv` of a change of everybody whom a filter selects. */
function bulkChangeInWords(target: string): string | null {
  const [, action, count, status = ''] = BULK_CHANGE.exec(target) ?? [];
  if (!action) return null;
  const verb = action === 'delete' ? 'Ta bort' : 'Avregistrera';
  const name = STATUSES.get(status);
  return `${verb}: ${formatNumber(Number(count))}${name ? `, ${name.toLowerCase()}` : ''}`;
}

/** `Företaget: Telefonnummer` of a change of settings: its section, and the facts that it changed. */
function settingInWords(target: string): string | null {
  const [section = '', ...facts] = target.split(', ');
  const title = SECTIONS.get(section);
  if (!title) return null;
  const names = facts.filter((fact) => fact !== 'none').map((fact) => factLabel(`${section}.${fact}`, fact));
  return names.length > 0 ? `${title}: ${names.join(', ')}` : title;
}

const HAS_NO_NAME = /^(\d+(\/\d+)*|linje-\w+)$/;

/** Nothing of a row that has no name; of several `3 stycken`; of a purge `meddelanden 2, köp 1`; of settings their facts. The keyed hash of an address says nothing to a reader. */
function targetInWords(target: string): string {
  const rows = target.split(',');
  if (rows.every((row) => HAS_NO_NAME.test(row))) return rows.length > 1 ? `${rows.length} stycken` : '';
  if (target.startsWith('avtryck-')) return 'En adress';
  const helpline = crisisLines().find(({ id }) => id === target)?.name;
  const words = helpline ?? PART_NAMES[target] ?? settingInWords(target) ?? bulkChangeInWords(target);
  if (words) return words;
  return target
    .split(', ')
    .map((part) => {
      const [, id = '', count] = PURGED_COUNT.exec(part) ?? [];
      return count ? `${PURGED[id] ?? id} ${count}` : part;
    })
    .join(', ');
}
/** Reasons of refused calls, by the API's code. */
const REFUSALS: Record<string, string> = {
  VALIDATION_FAILED: 'felaktiga uppgifter',
  MALFORMED_REQUEST: 'uppgifterna gick inte att läsa',
  BODY_TOO_LARGE: 'för stor mängd text eller för stor fil',
  UNSUPPORTED_MEDIA_TYPE: 'fel slags fil',
  UNAUTHENTICATED: 'inte inloggad',
  INVALID_CREDENTIALS: 'fel e-postadress eller lösenord',
  FORBIDDEN: 'saknar behörighet',
  NOT_FOUND: 'finns inte',
  METHOD_NOT_ALLOWED: 'det går inte att göra',
  TOO_MANY_REQUESTS: 'för många gånger på kort tid',
  TOO_MANY_ATTEMPTS: 'för många försök',
  POST_NOT_FOUND: 'inlägget finns inte',
  POST_CHANGED: 'någon annan hade ändrat inlägget',
  REVISION_NOT_FOUND: 'versionen finns inte',
  REVIEW_NOT_FOUND: 'granskningen finns inte',
  REVIEWER_NOT_FOUND: 'granskaren finns inte',
  REVIEW_ALREADY_SENT: 'versionen var redan skickad',
  REVIEW_DECIDED: 'granskningen var avslutad',
  REVIEW_REQUIRED: 'texten saknade granskning eller undantag',
  CLINICAL_CHANGE: 'en mening om vård var ändrad',
  MESSAGE_NOT_FOUND: 'meddelandet finns inte',
  PERSON_NOT_FOUND: 'uppgiften finns inte',
  SESSION_NOT_FOUND: 'inloggningen finns inte',
  SECOND_FACTOR_REQUIRED: 'koden för tvåstegsinloggningen saknades',
  SECOND_FACTOR_MISSING: 'kontot saknade tvåstegsinloggning',
  WRONG_CODE: 'fel kod',
  STEP_UP_REQUIRED: 'identiteten var inte bekräftad',
  NOT_CONFIRMED: 'bekräftelsen stämde inte',
  PASSKEY_REFUSED: 'nyckeln godtogs inte',
  PASSKEY_NOT_ADDED: 'nyckeln gick inte att lägga till',
  PASSKEY_NOT_FOUND: 'nyckeln finns inte',
  PASSKEYS_UNAVAILABLE: 'nycklar fungerar inte på adressen',
  AUTHENTICATOR_NOT_FOUND: 'ingen app att bekräfta',
  CODE_NOT_ACCEPTED: 'appens kod stämde inte',
  NO_FACTOR_YET: 'kontot hade varken nyckel eller app',
  LAST_FACTOR: 'den enda ägaren måste ha kvar tvåstegsinloggningen',
  GOOGLE_LOGIN_FAILED: 'inloggningen med Google misslyckades',
  GOOGLE_UNAVAILABLE: 'Google svarade inte',
  ALREADY_SUBSCRIBED: 'adressen var redan anmäld',
  SUBSCRIBER_NOT_FOUND: 'prenumeranten finns inte',
  ADDRESS_SUPPRESSED: 'adressen får bara anmälas av den som har den',
  OPT_IN_LIMIT: 'för många bekräftelselänkar på kort tid',
  SELECTION_CHANGED: 'listan hade ändrats',
  UNDO_EXPIRED: 'det gick inte längre att ångra',
  SEGMENT_EXISTS: 'segmentet fanns redan',
  SEGMENT_NOT_FOUND: 'segmentet finns inte',
  CAMPAIGN_NOT_FOUND: 'utskicket finns inte',
  CAMPAIGN_CHANGED: 'någon annan hade ändrat utskicket',
  CAMPAIGN_STATUS_CONFLICT: 'utskickets läge tillät det inte',
  CAMPAIGN_UNLAWFUL: 'brevet saknade det som lagen kräver',
  LINK_EXPIRED: 'länken har gått ut',
  LINK_INVALID: 'länken gäller inte',
  SIGNATURE_INVALID: 'fel signatur',
  NOT_CONFIGURED: 'inte inställt',
  SITE_NOT_OPEN: 'webbplatsen är inte öppen',
  IMPORT_RUNNING: 'en annan import pågick',
  IMPORT_UNREADABLE: 'filen gick inte att läsa',
  IDEMPOTENCY_KEY_REUSED: 'samma beställning med annat innehåll',
  ORDER_NOT_FOUND: 'köpet finns inte',
  ORDER_STATUS_CONFLICT: 'köpets status tillät det inte',
  GUIDE_NOT_BOUGHT: 'guiden var inte köpt',
  GUIDE_NOT_FOUND: 'guiden finns inte',
  SHOP_CLOSED: 'butiken är stängd',
  PAYMENT_UNAVAILABLE: 'betaltjänsten svarade inte',
  PAYMENT_STATE_CONFLICT: 'betalningens status tillät det inte',
  REFUND_TOO_LARGE: 'mer än vad som fanns kvar att återbetala',
  WITHDRAWAL_NOT_FOUND: 'det ångrade köpet finns inte',
  SETTING_CHANGED: 'någon annan hade ändrat uppgifterna',
  ACCOUNT_NOT_FOUND: 'kontot finns inte',
  ADDRESS_TAKEN: 'adressen hade redan ett konto',
  ALREADY_ACCEPTED: 'inbjudan var redan antagen',
  LAST_OWNER: 'det måste finnas en ägare',
  OWN_ACCOUNT: 'det egna kontot',
  PART_NOT_FOUND: 'delen finns inte',
  RELEASE_CONFLICT: 'versionen gick inte att använda',
  STORAGE_UNAVAILABLE: 'det gick inte att spara filen',
  RELEASES_UNAVAILABLE: 'versionerna gick inte att nå',
  DATABASE_UNAVAILABLE: 'databasen svarade inte',
  DATABASE_BUSY: 'databasen hade för mycket att göra',
  OVERLOADED: 'för mycket att göra just då',
  INTERNAL_ERROR: 'ett fel i tjänsten',
};

const SUBJECTS = {
  posts: 'Blogginlägg',
  letters: 'Utskick',
  people: 'Människor',
  orders: 'Köp',
  accounts: 'Konton',
  system: 'System',
};

/** What calls are about, by their first words, as in api/src/modules/audit/audit.dto.ts. */
const CALLS_ABOUT: Record<keyof typeof SUBJECTS, string[]> = {
  posts: [
    'Posts',
    'Trash',
    'Revisions',
    'Corrections',
    'PostReviews',
    'Reviews',
    'ReviewLinks',
    'AdminMedia',
  ],
  letters: ['Campaigns'],
  people: ['Subscribers', 'Messages', 'NotifyLists', 'PersonalData', 'Segments'],
  orders: ['AdminOrders', 'Refunds', 'AdminWithdrawals', 'Ledger'],
  accounts: [
    'Accounts',
    'Invites',
    'Auth',
    'StepUp',
    'Passkeys',
    'Factors',
    'PasswordReset',
    'AddressChange',
  ],
  system: [
    'Releases',
    'Retention',
    'BusinessSettings',
    'CrisisLines',
    'NoticeSettings',
    'MailTexts',
    'Pronunciations',
  ],
};

function subjectOf(action: string): string | undefined {
  const [call = ''] = action.split('_', 1);
  const subjects = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];
  const subject = subjects.find((one) => CALLS_ABOUT[one].includes(call));
  return subject && SUBJECTS[subject];
}

export const AUDIT_COPY = {
  label: 'Händelselogg',
  list: {
    loading: 'Hämtar händelseloggen',
    failedTitle: 'Det gick inte att hämta händelseloggen',
    empty: 'Inga händelser hittades.',
    emptyTitle: 'Inget har hänt ännu',
    emptyFirst: 'När någon i redaktionen ändrar något står det här vem det var, och när.',
    emptyFiltered: 'Pröva en annan händelse, en annan person eller andra dagar.',
  },
  columns: {
    action: 'Händelse',
    actor: 'Vem',
    target: 'Gäller',
    at: 'Tid',
  },
  actionFilter: 'Händelse',
  actions: { '': 'Alla händelser', ...AUDIT_ACTIONS },
  subjectFilter: 'Gäller',
  subjects: { '': 'Allt', ...SUBJECTS },
  /** The heading of an action among the choices. */
  subjectOf,
  actorFilter: 'Vem',
  everybody: 'Alla',
  from: 'Från och med',
  to: 'Till och med',
  someoneGone: 'Borttagen användare',
  /** Several sign-ins after one another, and from when to when. */
  signIns: (count: number, span: string) => `${AUDIT_ACTIONS.Auth_login} · ${count} gånger · ${span}`,
  target: (ids: string) => targetInWords(ids),
  message: 'Läs meddelandet',
  untitled: 'Utan titel',
  /** That a call was refused, and why. */
  refusal: (code: string | null) => (code && REFUSALS[code] ? `Nekad: ${REFUSALS[code]}` : 'Nekad'),
  count: (count: number) => (count === 1 ? '1 händelse' : `${formatNumber(count)} händelser`),
} as const;
