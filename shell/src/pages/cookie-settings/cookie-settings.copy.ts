export const COOKIE_SETTINGS_COPY = {
  title: 'Inställningar för kakor',
  metaDescription: 'Välj vad som får sparas i din webbläsare när du besöker Stillsam.',
  lead: 'Välj vad som får sparas. Du kan ändra dig när du vill.',
  saved: 'Dina val är sparade. Du kommer strax till startsidan.',
  withoutScript:
    'Utan JavaScript sparas inga val, och varken statistik eller marknadsföring är igång. Du behöver inte göra något.',
} as const;

type StoragePlace = 'localStorage' | 'sessionStorage' | 'cookie' | 'Cache Storage' | 'IndexedDB';

/** An item that the site stores in the visitor's browser. */
interface StoredItem {
  /** As the browser's own tools show it. */
  key: string;
  place: StoragePlace;
  purpose: string;
  lifetime: string;
}

export interface StoredGroup {
  title: string;
  lead: string;
  items: readonly StoredItem[];
}

const UNTIL_CLEARED = 'Tills du rensar webbplatsens data i webbläsaren';
const UNTIL_TAB_CLOSES = 'Tills fliken stängs';
const EXERCISE_STEP = 'Minns var i övningen du är och vad du har svarat, om sidan läses in igen';
const CONSENT = { place: 'localStorage', lifetime: UNTIL_CLEARED } as const;
const STEP = { place: 'sessionStorage', purpose: EXERCISE_STEP, lifetime: UNTIL_TAB_CLOSES } as const;

/**
 * Every item that the site stores in a browser. Each journey in a browser fails for an item that it finds stored and
 * that is missing here (`e2e/support/stored-items.ts`).
 */
export const STORED_GROUPS: readonly StoredGroup[] = [
  {
    title: 'Nödvändigt',
    lead: 'Sparas av Stillsam och av ingen annan, när du använder det som det hör till.',
    items: [
      {
        ...CONSENT,
        key: 'cookie-consent',
        purpose: 'Ditt val om kakor: alla, några eller bara de nödvändiga',
      },
      { ...CONSENT, key: 'analytics-cookies', purpose: 'Om du har sagt ja till statistik' },
      { ...CONSENT, key: 'marketing-cookies', purpose: 'Om du har sagt ja till marknadsföring' },
      { ...CONSENT, key: 'cookie-consent-date', purpose: 'När du valde' },
      {
        ...CONSENT,
        key: 'cookie-consent-version',
        purpose: 'Vilken lydelse du svarade på, så att vi frågar igen om den ändras',
      },
      {
        key: 'accessibility-settings',
        place: 'localStorage',
        purpose: 'Hur du vill ha sidan och texterna, under ”Anpassa sidan”',
        lifetime: UNTIL_CLEARED,
      },
      {
        key: 'varukorg',
        place: 'localStorage',
        purpose: 'Det som ligger i varukorgen, sedan du har ändrat något där',
        lifetime: UNTIL_CLEARED,
      },
      {
        key: 'stillsam.lasta-artiklar',
        place: 'localStorage',
        purpose:
          'Vilka artiklar du har läst och var du slutade i den senaste, om du har slagit på det, så att de märks med ”Läst” och du kan fortsätta',
        lifetime: 'Tills du tar bort märkningen i biblioteket',
      },
      {
        key: 'stillsam.guider',
        place: 'localStorage',
        purpose: 'Var du slutade läsa i en vägledning',
        lifetime: 'Tills du väljer ”Rensa” i vägledningen',
      },
      {
        key: 'stillsam.bestallning',
        place: 'localStorage',
        purpose: 'Ett slumptal, så att samma beställning i två flikar blir ett köp och inte två',
        lifetime: 'Tills köpet är betalt',
      },
      {
        key: 'stillsam_kop',
        place: 'cookie',
        purpose: 'Öppnar det som du har köpt, utan konto och lösenord',
        lifetime: '180 dagar',
      },
      {
        key: 'stillsam.sparade-artiklar',
        place: 'localStorage',
        purpose: 'Artiklar som du har sparat till sen',
        lifetime: 'Tills du tar bort dem i biblioteket',
      },
      {
        key: 'stillsam.ovning.historik',
        place: 'localStorage',
        purpose: 'Vilka övningar du har gjort och när, om du har slagit på det',
        lifetime: 'Tills du tar bort det bland resurserna',
      },
      {
        key: 'stillsam.ovning.antal',
        place: 'sessionStorage',
        purpose:
          'Hur många övningar du har gjort klart, så att du får veta att Stillsam kan ligga på hemskärmen',
        lifetime: UNTIL_TAB_CLOSES,
      },
      {
        key: 'stillsam.ovning.tankar',
        place: 'localStorage',
        purpose: 'Tankeövningar som du själv har valt att spara',
        lifetime: 'Tills du tar bort dem i övningen',
      },
      {
        key: 'stillsam.ovning.somndagbok',
        place: 'localStorage',
        purpose: 'Nätterna som du har skrivit in i sömndagboken',
        lifetime: 'Tills du tar bort dem i sömndagboken',
      },
      {
        key: 'stillsam.min-plan',
        place: 'localStorage',
        purpose: 'Det som du har lagt i Min plan, och lappen till nästa gång',
        lifetime: 'Tills du raderar planen',
      },
      {
        key: 'stillsam.ovning.andning',
        place: 'localStorage',
        purpose: 'Längd, rytm och stöd som du har valt i andningsövningen',
        lifetime: UNTIL_CLEARED,
      },
      {
        key: 'stillsam.ovning.metta',
        place: 'localStorage',
        purpose: 'Hur du vill ha självmedkänsleövningen',
        lifetime: UNTIL_CLEARED,
      },
      {
        key: 'stillsam.ovning.ljud',
        place: 'localStorage',
        purpose: 'Om du vill ha röst och ljud i kvällsstunden, fokusträningen och Trygg Punkt',
        lifetime: UNTIL_CLEARED,
      },
      { ...STEP, key: 'stillsam.ovning.borja-har' },
      { ...STEP, key: 'stillsam.ovning.kognitiv-omstrukturering' },
      { ...STEP, key: 'stillsam.ovning.energihantering' },
      { ...STEP, key: 'stillsam.ovning.nervsystem-quiz' },
      { ...STEP, key: 'stillsam.ovning.aterhamtningstest' },
      {
        key: 'stillsam-version',
        place: 'cookie',
        purpose:
          'Ett slumptal mellan 0 och 99, så att du ser samma version av sidorna medan vi provar en ny. Sätts bara då, och säger inget om vem du är',
        lifetime: '30 dagar',
      },
      {
        key: 'stillsam-forhandsvisning',
        place: 'cookie',
        purpose: 'Visar en version som inte är ute än, för den som har fått en särskild adress till den',
        lifetime: 'Så länge adressen gäller, eller tills du väljer ”Avsluta”',
      },
      {
        key: 'stillsam-update-later',
        place: 'sessionStorage',
        purpose: 'Att du inte vill läsa in en ny version av sidan just nu',
        lifetime: UNTIL_TAB_CLOSES,
      },
      {
        key: 'stillsam.hemskarm',
        place: 'localStorage',
        purpose: 'Att du inte vill lägga Stillsam på hemskärmen',
        lifetime: UNTIL_CLEARED,
      },
      {
        key: 'stillsam-offline',
        place: 'sessionStorage',
        purpose: 'Att du har fått veta att internet är borta, så att det inte sägs på varje sida',
        lifetime: 'Tills internet är tillbaka eller fliken stängs',
      },
      {
        key: 'stillsam-pages',
        place: 'Cache Storage',
        purpose: 'Sidor som går att öppna utan internet',
        lifetime: 'Högst 90 dagar',
      },
      {
        key: 'stillsam-guides',
        place: 'Cache Storage',
        purpose:
          'Delar av vägledningar som du har öppnat, och ljud till dem om du har sparat det, så att de fungerar utan internet',
        lifetime: 'Högst 180 dagar, eller tills du väljer ”Rensa” i vägledningen',
      },
      {
        key: 'stillsam-listening',
        place: 'Cache Storage',
        purpose: 'Ljudet till artiklar och övningar som du har valt att spara för att lyssna utan internet',
        lifetime: 'Tills du tar bort ljudet, eller artikeln bland dem som är sparade till sen',
      },
      {
        key: 'stillsam-assets',
        place: 'Cache Storage',
        purpose: 'Sidornas skript, typsnitt och bilder',
        lifetime: 'Högst 90 dagar',
      },
      {
        key: 'stillsam-answers',
        place: 'Cache Storage',
        purpose: 'Artiklar som går att läsa utan internet',
        lifetime: 'Högst 30 dagar',
      },
      {
        key: 'stillsam-outcomes',
        place: 'Cache Storage',
        purpose: 'Hur det gick för ett formulär som skickades när internet kom tillbaka',
        lifetime: 'Tills du har läst det',
      },
      {
        key: 'workbox-background-sync',
        place: 'IndexedDB',
        purpose: 'Formulär som du har skickat utan internet och som väntar på att komma fram',
        lifetime: 'Tills de är skickade eller du tar bort dem, högst ett år',
      },
      {
        key: 'workbox-expiration',
        place: 'IndexedDB',
        purpose: 'När sidor och filer sparades, så att gamla tas bort',
        lifetime: 'Lika länge som det som är sparat',
      },
    ],
  },
  {
    title: 'Mätning av besök',
    lead: 'Används bara om en mättjänst är vald och du har sagt ja. Tjänsten kan då spara egna poster. Säger du nej tas skriptet bort, och kakor som det har satt raderas.',
    items: [
      {
        key: 'plausible_ignore',
        place: 'localStorage',
        purpose: 'Säger till mättjänsten att inte räkna dig, sedan du har tagit tillbaka ett ja',
        lifetime: 'Tills du säger ja igen eller rensar webbplatsens data',
      },
    ],
  },
  {
    title: 'Marknadsföring',
    lead: 'Ingenting. Valet finns, men inget använder det i dag.',
    items: [],
  },
  {
    title: 'Redaktionen',
    lead: 'Bara för den som loggar in för att skriva. Besökare får inget av det här.',
    items: [
      {
        key: 'token',
        place: 'localStorage',
        purpose: 'Visar att du är inloggad',
        lifetime: 'Tills du loggar ut, inloggningen gäller högst 8 timmar',
      },
      {
        key: 'stillsam-drafts',
        place: 'localStorage',
        purpose: 'Text som inte hann sparas i redigeraren',
        lifetime: 'Högst 60 dagar',
      },
      {
        key: 'stillsam-letter-drafts',
        place: 'localStorage',
        purpose: 'Utskick som inte hann sparas i redigeraren',
        lifetime: 'Högst 60 dagar',
      },
      {
        key: 'stillsam-svar',
        place: 'sessionStorage',
        purpose: 'Svar som du har börjat skriva men inte skickat',
        lifetime: UNTIL_TAB_CLOSES,
      },
      {
        key: 'stillsam-scroll',
        place: 'sessionStorage',
        purpose: 'Hur långt ner du var på varje sida, så att du kommer tillbaka dit',
        lifetime: UNTIL_TAB_CLOSES,
      },
      {
        key: 'google-nonce',
        place: 'sessionStorage',
        purpose: 'Skyddar inloggning med Google',
        lifetime: 'Tills inloggningen är klar',
      },
      {
        key: 'stillsam-google',
        place: 'cookie',
        purpose: 'Skyddar inloggning med Google',
        lifetime: '10 minuter',
      },
      {
        key: 'stillsam-google-code',
        place: 'cookie',
        purpose: 'Gör att bara den här webbläsaren kan slutföra inloggningen med Google',
        lifetime: '5 minuter',
      },
      {
        key: 'stillsam-passkey',
        place: 'cookie',
        purpose: 'Gör att bara den här webbläsaren kan slutföra inloggningen med nyckel',
        lifetime: '5 minuter',
      },
      {
        key: 'stillsam-renewal',
        place: 'cookie',
        purpose: 'Håller redaktionen inloggad utan att lösenordet sparas',
        lifetime: '8 timmar',
      },
      {
        key: 'stillsam-device',
        place: 'cookie',
        purpose: 'Känner igen redaktionens webbläsare, så att vi kan mejla när någon loggar in från en ny',
        lifetime: '400 dagar',
      },
    ],
  },
];

export const STORED_COPY = {
  title: 'Allt som sparas i din webbläsare',
  lead: 'Både kakor och annat, med de namn som din webbläsare visar, vad det är till för, var det ligger och hur länge.',
  groupTitle: (title: string, count: number) => `${title} · ${count} ${count === 1 ? 'post' : 'poster'}`,
  places: {
    localStorage: 'Webbläsarens lagring',
    sessionStorage: 'Flikens lagring',
    cookie: 'Kaka',
    'Cache Storage': 'Sparade filer',
    IndexedDB: 'Webbläsarens databas',
  } satisfies Record<StoragePlace, string>,
} as const;
