import { formatNumber } from '@stillsam/ui/format-number';

const days = (count: number) => (count === 1 ? 'en dag' : `${formatNumber(count)} dagar`);
const recipients = (count: number) => (count === 1 ? 'En mottagare' : `${formatNumber(count)} mottagare`);
const hours = (count: number) => (count === 1 ? 'en timme' : `${formatNumber(count)} timmar`);

/** The API's words for recipients who were skipped, in Swedish; the export uses the same. */
const SKIPPED: Record<string, string> = {
  unsubscribed: 'Hade avregistrerat sig',
  bounced: 'Hade studsat',
  pending: 'Hade inte bekräftat',
  paused: 'Hade pausat breven',
  monthly: 'Får högst ett brev i månaden',
  suppressed: 'Står på spärrlistan',
  'no-welcome': 'Hade slutat med välkomstbreven',
  late: 'Bekräftade för länge sedan',
  erased: 'Var raderade',
};

export const STATUS_COPY = {
  description: 'Hur långt ett utskick har kommit.',
  title: 'Utskickets läge',
  heading: 'Utskick',
  back: 'Till utskicken',
  loading: 'Hämtar utskickets läge',
  failedTitle: 'Läget går inte att visa. Utskicket påverkas inte.',
  failedText: 'Försök igen om en stund.',
  gone: 'Det kan ha tagits bort. I listan ser du dem som finns.',
  toList: 'Visa alla utskick',
  outdated: (clock: string) =>
    `Läget går inte att hämta just nu. Det du ser är från kl. ${clock}. Utskicket påverkas inte.`,
  state: 'Läge',
  states: {
    starts: (when: string) => `Börjar ${when}`,
    startsSoon: 'Börjar strax',
    startsText: 'Då bestäms vilka som får brevet, och de första breven går i väg.',
    canCancel: 'Fram till dess kan du avbryta. Utskicket blir då ett utkast igen, och du kan skriva vidare.',
    welcomeText: (count: number) =>
      count === 0
        ? 'Varje ny prenumerant får brevet så snart adressen är bekräftad.'
        : `Varje ny prenumerant får brevet ${days(count)} efter att adressen bekräftades.`,
    running: 'Skickas löpande',
    runningText:
      'Det fortsätter tills du slår av eller avslutar. Avslaget går det att ändra och slå på igen.',
    sending: 'Skickas nu',
    startedAt: (when: string) => `Började ${when}.`,
    left: (count: number) =>
      count === 0 ? 'De sista svaren från mejlservern inväntas.' : `${recipients(count)} är kvar.`,
    spread: (count: number) => `Breven sprids ut över ${hours(count)}, som du valde.`,
    mayLeave: 'Du kan lämna sidan. Utskicket fortsätter ändå.',
    paused: 'Pausat av redaktionen',
    pausedWaiting: (count: number) =>
      count === 0 ? 'Ingen mottagare väntar.' : `${recipients(count)} väntar på sitt brev.`,
    pausedText: 'Inget mer går i väg förrän du väljer Fortsätt.',
    outage: 'Pausat: mejlservern svarade inte',
    outageText: 'Breven som är kvar väntar så länge. Du kan också välja Fortsätt för att försöka direkt.',
    retries: (when: string) => `Vi försöker igen ${when}.`,
    retriesSoon: 'Vi försöker igen strax.',
    refused: 'Mejlservern vill inte ta emot brevet',
    refusedText:
      'Servern har avvisat brevet flera gånger i rad, så utskicket är pausat. Läs vad den svarade. Ofta gäller det avsändaren eller domänens inställningar. Välj Fortsätt när det är ordnat.',
    stopped: 'Avslutat',
    stoppedAt: (when: string) => `Avslutades ${when}.`,
    missed: (count: number) =>
      count === 0 ? 'Alla mottagare hade hunnit få sin tur.' : `${recipients(count)} fick aldrig brevet.`,
    runningEnded: 'Nya prenumeranter får inte längre brevet.',
    sent: 'Skickat',
    sentAt: (when: string) => `Klart ${when}.`,
    sentButUncertain: (count: number) =>
      `För ${recipients(count).toLowerCase()} vet vi inte om brevet kom fram.`,
  },
  segment: (name: string) => `Till dem i urvalet som hör till segmentet ”${name}”.`,
  serverSaid: 'Mejlservern svarade:',
  progress: 'Så långt har utskicket kommit',
  progressText: (done: number, total: number) =>
    `${formatNumber(done)} av ${formatNumber(total)} mottagare klara`,
  actions: {
    label: 'Åtgärder',
    cancel: 'Avbryt utskicket',
    switchOff: 'Slå av',
    pause: 'Pausa',
    resume: 'Fortsätt',
    stop: 'Avsluta',
    busy: { cancel: 'Avbryter...', pause: 'Pausar...', resume: 'Fortsätter...', stop: 'Avslutar...' },
    failed: 'Det gick inte just nu. Försök igen om en stund.',
    openLetter: 'Brevet på webbplatsen',
  },
  visibility: {
    title: 'På webbplatsen',
    label: 'Visa bland breven på webbplatsen',
    shown: 'Brevet finns bland tidigare brev, för den som vill läsa det där.',
    hidden: 'Besökare ser inte brevet. Den som har fått det kan ändå öppna det med länken i mejlet.',
    notSentYet: 'Brevet visas när det har nått sin första mottagare.',
    neverSent: 'Ingen hann få brevet, så det visas inte.',
    failed: 'Ändringen kunde inte sparas. Försök igen om en stund.',
  },
  reuse: { title: 'Använd brevet igen', copy: 'Kopiera till ett nytt utkast' },
  stopDialog: {
    title: 'Vill du avsluta utskicket?',
    lost: (count: number) =>
      count === 0
        ? 'Ingen mottagare väntar längre.'
        : `${recipients(count)} väntar fortfarande och får aldrig brevet.`,
    runningLost: 'Nya prenumeranter får inte längre brevet.',
    forGood: 'Ett avslutat utskick går inte att starta igen. Vill du bara vänta kan du pausa.',
    confirm: 'Avsluta utskicket',
    cancel: 'Inte nu',
  },
  missedPeople: {
    title: 'De som kanske inte fick brevet',
    show: 'Visa',
    refused: (count: number) => `Avvisade (${formatNumber(count)})`,
    uncertain: (count: number) => `Okänt (${formatNumber(count)})`,
    loading: 'Hämtar mottagarna',
    failed: 'Mottagarna gick inte att hämta.',
    hidden: 'Adresserna ser bara den som får hantera personuppgifter.',
    columns: { choose: 'Välj', email: 'Adress', reason: 'Orsak', when: 'När' },
    choose: (email: string) => `Välj ${email}`,
    erased: 'Raderad',
    lost: 'Får inga brev längre',
    nobody:
      'Brevet kan inte skickas igen till någon av dem. De har avregistrerat sig, eller så har adressen studsat.',
    all: (count: number) => `Skicka igen till ${recipients(count).toLowerCase()}`,
    chosen: (count: number) =>
      count === 1 ? 'Skicka igen till den valda' : `Skicka igen till ${count} valda`,
  },
  resendDialog: {
    titles: {
      refused: 'Vill du skicka igen till dem som avvisades?',
      uncertain: 'Vill du skicka igen till dem som kanske inte fick brevet?',
    },
    refused: (count: number) =>
      `${recipients(count)} får ett nytt försök. Säger mejlservern nej igen kan det skada avsändarens rykte, och en adress som inte finns räknas som studsad.`,
    uncertain: (count: number) =>
      count === 1
        ? 'Brevet skickas igen till en mottagare. Vi vet inte om det kom fram förra gången, så det kan bli två likadana brev.'
        : `Brevet skickas igen till ${formatNumber(count)} mottagare. Vi vet inte om det kom fram förra gången, så några kan få två likadana brev.`,
    confirm: 'Skicka igen',
    sending: 'Skickar...',
    cancel: 'Inte nu',
    failed: 'Det gick inte att skicka igen. Försök om en stund.',
    done: {
      refused: 'De som avvisades står på tur igen.',
      uncertain: 'De som kanske inte fick brevet står på tur igen.',
    },
  },
  recipients: {
    title: 'Mottagarna',
    all: (count: number) => `${formatNumber(count)} i allt.`,
    soFar: (count: number) => `${formatNumber(count)} hittills.`,
    labels: {
      sent: 'Mottaget av mejlservern',
      waiting: 'Väntar på sin tur',
      handing: 'Lämnas till mejlservern',
      refused: 'Avvisat',
      skipped: 'Överhoppade',
      uncertain: 'Okänt om det kom fram',
    },
    none: {
      sent: 'inget är framme än',
      waiting: 'ingen väntar',
      handing: 'inget lämnas över just nu',
      refused: 'inget har avvisats',
      skipped: 'ingen har hoppats över',
      uncertain: 'inget är ovisst',
    },
    sentences: {
      sent: 'Mejlservern har tagit emot brevet och för det vidare.',
      waiting: 'Står på tur, eller försöks igen när mejlservern har bett oss vänta.',
      handing: 'Brevet är på väg just nu, och vi väntar på serverns svar.',
      refused: 'Servern sa nej för gott. Vi försöker inte fler gånger.',
      skipped: 'Skulle inte längre ha brevet när det blev deras tur. Orsakerna står längre ner.',
      uncertain:
        'Brevet lämnades över, men vi fick aldrig något svar, så det skickas inte igen av sig självt. Klarar sig läsarna utan det behöver du inte göra något. Annars kan du skicka igen, och då kan några få brevet två gånger.',
    },
    missed: 'Fick aldrig brevet',
    missedText: 'Utskicket avslutades innan det blev deras tur.',
  },
  /** What did not happen, as one sentence. */
  none: ([first = '', ...others]: readonly string[]) =>
    `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`,
  refusals: {
    title: 'Varför det avvisades',
    lead: 'Med mejlserverns egna ord, de vanligaste först.',
  },
  skipped: { title: 'Varför mottagare hoppades över', lead: 'Det som gällde när det blev deras tur.' },
  noReason: 'Ingen orsak angavs',
  skippedReason: (reason: string) => SKIPPED[reason] ?? reason,
  readers: {
    title: 'Läsarna',
    left: 'Avregistrerade genom brevet',
    noneLeft: 'ingen har avregistrerat sig genom brevet',
    leftText: 'Tackade nej till fler brev med länken i det här.',
    complaints: 'Anmält som skräppost',
    noComplaints: 'ingen har anmält det som skräppost',
    complaintsText: 'Markerade brevet som skräppost. De får inga fler.',
    visits: 'Sidvisningar från brevets länkar',
    noVisits: 'inga sidvisningar från brevets länkar',
    visitsText: 'Så många gånger har någon kommit till webbplatsen genom brevet.',
    privacy:
      'Ingen kan se vem som har öppnat brevet eller följt en länk. Det mäts inte, för läsningen är läsarens egen.',
  },
} as const;
