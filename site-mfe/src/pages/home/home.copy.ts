import { articlePath, EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import type { ArticleCategoryId } from '../../features/articles/article-categories';

export const HOME_COPY = {
  metaTitle: `${BRAND} – lugn och återhämtning`,
  metaDescription:
    'Kunskap, övningar och självtester för dig som behöver återhämta dig: sömn, stress, fokus och känslor. I din egen takt.',
  statement: 'Hållbart lugn börjar i nervsystemet.',
  statementNote:
    'Med nervsystemet menar vi hur spänd eller lugn kroppen känns. Det är en bild, inget vi mäter.',
  lead: 'Här finns artiklar och övningar för dig som är trött, spänd eller sömnlös. Börja där du är. Inget måste.',
  explore: 'Utforska ditt välmående',
  read: 'Läs en stund i stället',
  breathe: 'Ta ett andetag',
  breatheNote: 'Hoppa över pausen om du vill.',
  breath: { in: 'Andas in', hold: 'Håll', out: 'Andas ut', done: 'Ett andetag. Det räknas.' },
  needsTitle: 'Vad behöver du just nu?',
  needsLead: 'Välj det som ligger närmast. Du kan byta när som helst.',
  thoughtLead: 'Så tänker vi',
  thought:
    'Ett nervsystem på helspänn går sällan att resonera till ro. Men många märker att det kan landa i små stunder som kommer tillbaka: ett andetag, en promenad, en kväll utan skärm.',
  thoughtText:
    'Därför är allt här kort, konkret och valfritt. Vi berättar vad forskningen vet och vad den inte vet, och vi lovar inget som ingen kan hålla. Det ersätter inte vård eller terapi, men kan vara ett sällskap på vägen.',
  benefitsTitle: 'Tre texter att börja med',
  benefitsLead: 'För huvudet, för humöret och för stunderna mitt emellan.',
  tagsLabel: 'Ämnen i kunskapsbiblioteket',
  toLibrary: 'Till kunskapsbiblioteket',
  testEyebrow: 'En minut',
  testTitle: 'Vilken vila behöver du?',
  testText:
    'Åtta påståenden om din vardag. Du svarar för dig själv: svaren stannar i din webbläsare, och ingen annan ser dem.',
  takeTest: 'Gör 1-minutstestet',
  testOrRead: 'Eller läs om återhämtning',
  voicesTitle: 'Så kan det låta',
  voicesNote: 'Exempel, tills vi har riktiga röster att dela.',
  voicesLabel: 'Citat',
  pauseVoices: 'Pausa citaten',
  playVoices: 'Låt citaten rulla',
  faqTitle: 'Vanliga frågor',
  faqLead: 'Saknar du något? Skriv till oss, så svarar vi.',
  contact: 'Till kontaktsidan',
  newsletterTitle: 'Ett lugnt brev då och då',
  newsletterLead: 'Nya artiklar och en övning att pröva. Aldrig för ofta, och du slutar när du vill.',
  newsletterSuccess: 'Tack! Du är nu registrerad för vårt nyhetsbrev.',
  laterTitle: 'Få nya texter med e-post',
  laterLead: 'Lämna din e-postadress, så hör vi av oss när det finns något nytt att läsa eller göra.',
};

export type NeedId = 'balance' | 'calm' | 'sleep' | 'focus';

/** The four needs (specification, section 2). */
export const NEEDS: { id: NeedId; title: string; text: string; path: string }[] = [
  { id: 'balance', title: 'Balans', text: 'Hitta det som passar hur du mår i dag.', path: PATHS.explore },
  {
    id: 'calm',
    title: 'Lugn',
    text: 'Några vänliga ord till dig själv, i lugn takt.',
    path: PATHS.selfCompassion,
  },
  { id: 'sleep', title: 'Sömn', text: 'Varva ner när kvällen kommer.', path: PATHS.sleepPreparation },
  { id: 'focus', title: 'Fokus', text: 'Samla tankarna, en sak i taget.', path: PATHS.focusTraining },
];

/** The three benefits (specification, section 2); the category colours the cover. */
export const BENEFITS: { slug: string; title: string; text: string; category: ArticleCategoryId }[] = [
  {
    slug: 'klarhet-utan-press',
    title: 'Klarhet utan press',
    text: 'När huvudet är fullt hjälper det sällan att ta i mer. Om att ge tankarna plats, så att det viktiga blir synligt igen.',
    category: 'stresshantering',
  },
  {
    slug: 'humor-i-harmoni',
    title: 'Humör i harmoni',
    text: 'Mat, ljus och dygnsrytm märks i hur vi mår. Om små vanor som kan jämna ut dagarna.',
    category: 'naring',
  },
  {
    slug: 'stillhet-mitt-i-kaoset',
    title: 'Stillhet mitt i kaoset',
    text: 'Det blir inte alltid lugnt runt omkring. Om att hitta en fast punkt ändå, mitt i vardagen.',
    category: 'stresshantering',
  },
];

/** The category links, with the addresses of the specification. */
export const TAGS = [
  { label: 'Sömn', category: 'somn' },
  { label: 'Stresshantering', category: 'stresshantering' },
  { label: 'Näring', category: 'naring' },
  { label: 'Känsloreglering', category: 'kansloreglering' },
];

/** Between 22 and 06: three things for somebody who is awake, and no more. */
export const NIGHT_COPY = {
  breathe: { label: 'Vaken nu? Andas jämnt', path: EVEN_BREATHING_PATH },
  others: [
    { label: 'Skriv av dig', path: PATHS.worryPaper },
    {
      label: 'En halvtimme i natten',
      path: `${articlePath('vaken-klockan-tre', 'kort')}#en-halvtimme-i-natten`,
    },
  ],
};

/** Examples until real quotes exist: the page says so, and a public site leaves them out. */
export const TESTIMONIALS = [
  'Jag läser en artikel på bussen hem. Det är mitt sätt att kliva av jobbet innan jag kliver av bussen.',
  'Tre minuters andning lät som för lite. Men det är just därför som det blir av.',
  'Jag behövde inte ännu en app som räknar mina dagar. Här får jag bara komma tillbaka.',
  'Det stod rakt ut vad forskningen inte vet. Då litade jag på resten.',
  'Klockan tre på natten orkar jag inte välja. Här fanns en sak att göra, och den var lagom liten.',
];

/** States the reviewers of the texts, or that there are none yet. */
export function reviewState(reviewers: readonly string[] | null): string {
  return reviewers?.length
    ? 'Vem som har granskat texterna står på sidan Om oss.'
    : 'Ännu har ingen legitimerad granskat texterna. Det står på sidan Om oss när det är gjort.';
}

/**
 * Six questions. The second states that the site is no therapy.
 *
 * @param reviewers of the texts.
 */
export const faq = (reviewers: readonly string[] | null) => [
  {
    question: 'Var börjar jag om jag knappt orkar läsa?',
    answer:
      'Börja med andningsövningen. Den tar tre minuter, du behöver inte läsa något under tiden och du kan sluta när du vill. Resten finns kvar till en annan dag.',
  },
  {
    question: 'Är det här terapi eller vård?',
    answer:
      'Nej. Stillsam är kunskap och övningar för vardagen och ersätter inte vård, behandling eller terapi. Om du mår dåligt en längre tid, eller blir orolig för hur du mår, hör av dig till din vårdcentral eller ring 1177. Är det akut, ring 112.',
  },
  {
    question: 'Vad kostar det?',
    answer:
      'Artiklarna, övningarna och självtesterna är gratis och kräver inget konto. Längre fram kommer det även produkter som kostar. Då står priset alltid där innan du bestämmer dig.',
  },
  {
    question: 'Vad händer med mina svar i tester och övningar?',
    answer:
      'De stannar i din webbläsare. Vi skickar dem ingenstans, och ingen hos oss kan läsa dem. Det du väljer att spara kan du skriva ut, exportera och radera själv.',
  },
  {
    question: 'Hur vet jag att det ni skriver stämmer?',
    answer:
      'Varje artikel anger sina källor, till exempel 1177, Folkhälsomyndigheten och forskningsöversikter. Vi skriver också ut när kunskapen är osäker. ' +
      reviewState(reviewers) +
      ' Hittar du något som är fel, berätta det gärna för oss.',
  },
  {
    question: 'Hur lång tid tar det innan jag märker något?',
    answer:
      'Det går inte att lova. En del känner sig lugnare efter några andetag, andra behöver veckor av små, vanliga stunder, och en del behöver något helt annat. Att det inte fungerar på en gång betyder inte att du gör fel.',
  },
];
