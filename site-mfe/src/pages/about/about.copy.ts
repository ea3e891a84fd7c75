import { BRAND } from '@stillsam/platform';

export const ABOUT_COPY = {
  title: 'Om oss',
  metaDescription:
    'Tanken bakom Stillsam, de tre värderingar som styr vad vi gör, vem som driver sidan och vem som granskar texterna.',
  heading: 'En plats med låg röst.',
  lead: 'Lite kunskap, några övningar och gott om utrymme. Här står varför Stillsam finns, vad vi håller fast vid och vem som ansvarar.',
  leadWithoutStory:
    'Lite kunskap, några övningar och gott om utrymme. Här står vad vi håller fast vid och vem som ansvarar.',
  storyTitle: 'Grundarens berättelse',
  draftTitle: 'Utkast',
  draft: 'Ett exempel på hur berättelsen kan låta. Grundaren har inte läst och bekräftat den än.',
  valuesTitle: 'Tre saker vi håller fast vid',
  valuesLead: 'När vi tvekar om något går vi tillbaka hit.',
  editorialTitle: 'Vem som skriver och granskar',
  signed: `Artiklarna är undertecknade ${BRAND}s redaktion. Det här vet vi om den i dag:`,
  corrections: 'När något har stått fel säger vi det.',
  allCorrections: 'Alla rättelser',
  limitsTitle: 'Vad vi är, och vad vi inte är',
  limits:
    'Stillsam är kunskap och övningar för dig som vill ta hand om dig själv. Det är inte terapi och ersätter inte vård. Vi ställer inga diagnoser, och ett självtest här är en stunds eftertanke, inte ett provsvar.',
  helpBefore:
    'Har du mått dåligt en längre tid, eller behöver du tala med någon? Kontakta din vårdcentral eller ring ',
  helpBetween: '. Vid fara för liv, ring ',
  helpAfter: '.',
  contact: 'Skriv till oss',
  library: 'Till kunskapsbiblioteket',
};

/** The founder's story in its four parts (specification, section 1). */
export const STORY = [
  {
    id: 'exhaustion',
    title: 'Utmattning och sömnlöshet',
    paragraphs: [
      'Jag hade länge varit den som orkade. Sedan slutade jag sova. Först en natt i veckan, sedan de flesta. Jag låg och räknade timmarna som var kvar, gick upp och arbetade ändå, och kallade det för en intensiv period.',
      'Till slut gick det inte att läsa en sida utan att börja om. Kroppen hade sagt ifrån långt innan jag lyssnade.',
    ],
  },
  {
    id: 'insight',
    title: 'Insikten',
    paragraphs: [
      'Jag gjorde som jag brukade: tog i. Appar med mål, program med veckoplaner, böcker om hur man sover rätt. Allt lade en rad till på en lista som redan var för lång.',
      'Vändningen var ingen metod. Den var att förstå att ett nervsystem på helspänn varken är lat eller trasigt. Det försöker skydda. Det lugnar sig sällan för att man säger åt det, men ibland när det får vara i fred: en långsam utandning, en promenad utan mål, en kväll som får ta slut i tid.',
    ],
  },
  {
    id: 'vision',
    title: 'Visionen',
    paragraphs: [
      'Jag saknade en plats på svenska som höll låg röst. Som berättade vad man vet, och sade som det var när man inte vet. Som gick att använda klockan tre på natten, med trötta ögon, utan konto och utan att bli påmind om allt som inte blivit gjort.',
      'Den platsen ville jag bygga: lite kunskap, några övningar och gott om utrymme.',
    ],
  },
  {
    id: 'today',
    title: 'I dag',
    paragraphs: [
      'Stillsam är ett bibliotek med källbelagda artiklar, en handfull guidade övningar och självtester vars svar stannar i din egen webbläsare. Artiklar, övningar och tester kostar ingenting, och du behöver aldrig logga in.',
      'Själv har jag fortfarande nätter som blir korta. Skillnaden är att jag har något att komma tillbaka till. Mer än så behövde det inte bli.',
    ],
  },
] as const;

/** The three values (specification, section 1). */
export const VALUES = [
  {
    title: 'Lugn före prestation',
    text: 'Här finns inga poäng att samla, inga dagar i rad och inget att hinna ikapp. Gör en halv övning. Läs ett stycke. Det duger.',
  },
  {
    title: 'Balans framför stress',
    text: 'Återhämtning är ingen belöning för den som blivit klar. Den hör till dagen, lika självklart som att äta. Därför är det mesta här kort nog att få plats i en vanlig vardag.',
  },
  {
    title: 'Ärlighet framför överdrift',
    text: 'Vi skriver vad forskningen visar, hur säkert det är och var vi har läst det. Vi lovar inte att något fungerar för alla, för det gör ingenting.',
  },
];
