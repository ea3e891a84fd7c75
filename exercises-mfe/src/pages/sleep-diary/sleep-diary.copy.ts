import { articlePath, EVEN_BREATHING_PATH } from '@stillsam/paths';
import type { Way } from '../../components/step-parts/step-parts';
import type { Source } from '../../components/care-note/care-note';

const WAYS: readonly Way[] = [
  { to: articlePath('nar-sangen-blivit-en-arbetsplats'), label: 'Läs om sömnsvårigheter' },
  { to: EVEN_BREATHING_PATH, label: 'Andas i tre minuter' },
];

const SOURCES: readonly Source[] = [
  {
    text: 'Frågorna liknar dem i en sömndagbok som en grupp forskare har enats om. Carney, C. E. m.fl., The consensus sleep diary, Sleep, 2012.',
    label: 'doi:10.5665/sleep.1642',
    address: 'https://doi.org/10.5665/sleep.1642',
  },
];

const MINUTES_AN_HOUR = 60;

/** `5 timmar och 30 minuter`. */
export function lengthInWords(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  const rest = minutes % MINUTES_AN_HOUR;
  const hourWords = hours === 1 ? '1 timme' : `${hours} timmar`;
  const restWords = rest === 1 ? '1 minut' : `${rest} minuter`;
  if (hours === 0) return restWords;
  return rest === 0 ? hourWords : `${hourWords} och ${restWords}`;
}

const clock = (time: string) => time.replace(':', '.');

export const DIARY_COPY = {
  title: 'Sömndagbok',
  description:
    'Några korta frågor efter frukosten, i högst två veckor. Du ser hur nätterna brukar bli, och har något att visa för vården. Allt stannar i din webbläsare.',
  lead: 'Några korta frågor efter frukosten.',
  asks: 'Skriv i en till två veckor. Ungefärliga tider räcker, så titta inte på klockan om natten för dagbokens skull.',
  stop: 'Tänker du mer på sömnen när du skriver? Sluta då, och berätta det om du söker vård.',
  begin: 'Skriv om natten som var',
  beginFirst: 'Fyll i första natten',
  form: {
    title: 'Natten som var',
    day: 'Morgonen som natten slutade på',
    wentToBed: 'När gick du och lade dig?',
    lightsOut: 'När släckte du och försökte somna?',
    minutesToSleep: 'Hur lång tid tog det ungefär att somna, i minuter?',
    timesAwake: 'Hur många gånger vaknade du?',
    minutesAwake: 'Hur länge var du vaken de gångerna, sammanlagt i minuter?',
    minutesAwakeHint: 'Räkna inte insomningen eller morgonen.',
    wokeUp: 'När vaknade du för gott?',
    gotUp: 'När steg du upp?',
    quality: 'Hur god var sömnen?',
    qualities: ['1, dålig', '2', '3', '4', '5, god'],
    notes: 'Stämmer något av det här?',
    hasNotSlept: 'Jag sov ingenting',
    hasNapped: 'Jag sov på dagen',
    hasDrunkAlcohol: 'Jag drack alkohol på kvällen',
    hasTakenMedicine: 'Jag tog läkemedel för sömnen',
    save: 'Spara natten',
    cancel: 'Avbryt',
    missing: {
      date: 'Välj en morgon som har varit.',
      time: 'Fyll i en ungefärlig tid.',
      number: 'Skriv ett antal. Skriv 0 om det inte hände.',
      radio: 'Välj ett svar.',
    } as Partial<Record<string, string>>,
    contradiction:
      'Tiderna går inte ihop. Kontrollera att du släckte efter att du lade dig och steg upp efter att du vaknade, och att den vakna tiden inte är längre än natten.',
  },
  nights: {
    title: 'Dina nätter',
    none: 'Hur var natten?',
    where:
      'Nätterna ligger bara i den här webbläsaren. Alla som använder den kan läsa dem. Skriv inget här som någon du bor med inte får läsa.',
    kept: 'Webbläsaren kan radera dem om du inte har öppnat sidan på sju dagar.',
    mean: (nights: number, asleep: string, inBed: string) =>
      nights === 1
        ? `Den här natten sov du omkring ${asleep} av ${inBed} från att du lade dig till att du steg upp.`
        : `Under de här ${nights} nätterna sov du i snitt omkring ${asleep} av ${inBed} från att du lade dig till att du steg upp.`,
    noGrade: 'Siffran är inget betyg. Den är något att utgå från när du pratar med någon om din sömn.',
    details: (night: { minutesToSleep: number; timesAwake: number; minutesAwake: number; quality: number }) =>
      `Somnade efter ${night.minutesToSleep} min. Vaknade ${night.timesAwake} ${night.timesAwake === 1 ? 'gång' : 'gånger'}, vaken ${night.minutesAwake} min. Sömn ${night.quality}\u00a0av\u00a05.`,
    night: (wentToBed: string, gotUp: string, asleep: string) =>
      `I sängen ${clock(wentToBed)}–${clock(gotUp)}, sov omkring ${asleep}`,
    asText: 'Ladda ner som text',
    asCsv: 'Ladda ner som tabell',
    print: 'Skriv ut',
    erase: 'Radera natten',
    eraseNamed: (day: string) => `Radera natten till ${day}`,
    eraseAll: 'Radera hela dagboken',
    replaced: 'Natten ersatte en tidigare.',
    erased: (nights: number) => (nights === 1 ? 'Natten är raderad.' : `${nights} nätter är raderade.`),
    fileName: (day: string) => `somndagbok-${day}`,
  },
  full: 'Två veckor räcker. Skriv ut dem eller ladda ner dem, och låt sedan sömnen vara.',
  waysTitle: 'Något annat just nu',
  withoutScript: {
    title: 'Utan JavaScript går dagboken att föra på papper',
    text: 'Svara på frågorna efter frukosten, i en till två veckor.',
  },
  urgent: 'Tänker du på att ta ditt liv? Ring 90101, eller 112 vid fara för liv.',
  care: [
    'Har du sovit dåligt i flera veckor, och märks det på dagarna? Kontakta din vårdcentral och ta gärna med dagboken.',
    'Kör inte bil om du är sömnig. Sover du nästan ingenting och är ändå full av energi? Sök vård samma dag, eller ring\u00a01177. Det här är inte terapi och ersätter inte vård.',
  ],
  moreCare: {
    title: 'Fler skäl att söka vård',
    text: 'Snarkar du högt och får andningsuppehåll: berätta det. Ring\u00a01177 för råd.',
  },
  ways: WAYS,
  sources: SOURCES,
} as const;

/** The questions, as they are asked on paper. */
export const PAPER_QUESTIONS: readonly string[] = [
  'När gick du och lade dig, och när släckte du?',
  'Hur lång tid tog det ungefär att somna?',
  'Hur många gånger vaknade du, och hur länge var du vaken sammanlagt?',
  'När vaknade du för gott, och när steg du upp?',
  'Hur god var sömnen, från ett till fem?',
  'Sov du på dagen? Drack du alkohol, tog du läkemedel?',
];
