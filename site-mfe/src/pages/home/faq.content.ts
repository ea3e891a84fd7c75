export interface FaqItem {
  question: string;
  answer: string;
}

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
export const faq = (reviewers: readonly string[] | null): FaqItem[] => [
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
