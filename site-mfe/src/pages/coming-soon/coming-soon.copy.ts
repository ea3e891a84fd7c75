import { PATHS } from '@stillsam/paths';
import type { ComingSoonCopy } from './coming-soon-page';

export const GUIDE_CARDS_COPY = {
  eyebrow: 'Vägledningar',
  title: 'Läs en stund i taget.',
  lead: 'Vägledningar för kvällar och morgnar, i din egen takt. Första delen av varje går att läsa utan kostnad.',
  readFirst: 'Läs första delen',
  readFirstNamed: (title: string) => `Läs första delen av ${title}`,
};

export const PRODUCTS_COPY: ComingSoonCopy = {
  meta: {
    title: 'Produkter',
    description: 'Våra första produkter lanseras snart. Lämna din adress, så hör vi av oss när det är dags.',
  },
  eyebrow: 'Produkter',
  heading: 'Våra första produkter lanseras snart.',
  lead: 'Vi tar den tid som behövs. Under tiden finns artiklar, övningar och självtester här, utan kostnad.',
  plansTitle: 'Det här är på väg',
  plans: [
    {
      title: 'Naturliga kosttillskott',
      text: 'Ett litet sortiment med tydliga ingrediensförteckningar och källor till det vi skriver. Kosttillskott ersätter inte en varierad kost, och vi kommer inte att lova mer än forskningen kan stå för.',
    },
  ],
  note: 'Tar du läkemedel, är du gravid eller har du en sjukdom? Tala alltid med läkare eller apotek innan du börjar med ett kosttillskott.',
  formTitle: 'Vill du veta när det är dags?',
  formLead: 'Lämna din e-postadress, så skriver vi en gång: när de första produkterna finns.',
  submit: 'Säg till mig',
  thanks: 'Tack! Vi hör av oss så fort vi lanserar.',
  meanwhile: { label: 'Läs en artikel så länge', to: PATHS.library },
};

export const PREMIUM_COPY: ComingSoonCopy = {
  meta: {
    title: 'Premium',
    description: 'Premium är på väg: längre guidade övningar och program i din egen takt.',
  },
  eyebrow: 'Premium',
  heading: 'Mer tid för den som vill stanna längre.',
  lead: 'Premium är på väg. Det är tänkt för dig som har hittat något här som passar dig, och vill gå vidare med det.',
  plansTitle: 'Det här arbetar vi med',
  plans: [
    {
      title: 'Längre guidade övningar',
      text: 'Med lugn röst eller helt i tystnad, att ladda ner och använda utan internet.',
    },
    {
      title: 'Program i din egen takt',
      text: 'Några veckors stöd kring sömn, stress eller självmedkänsla. Utan schema att hamna efter i.',
    },
    {
      title: 'Fördjupande läsning',
      text: 'Längre texter för dig som vill förstå mer om det som händer i kroppen, med källor att gå vidare till.',
    },
    {
      title: 'Dina anteckningar kvar hos dig',
      text: 'Det du skriver i övningarna ska fortsätta att vara ditt, också i Premium.',
    },
  ],
  note: 'Pris och datum är inte bestämda. Vi berättar när vi vet, och inget köp går att göra innan dess.',
  formTitle: 'Vill du veta när Premium öppnar?',
  formLead: 'Lämna din e-postadress, så skriver vi en gång: när Premium öppnar.',
  submit: 'Säg till mig',
  thanks: 'Tack. Vi hör av oss när Premium öppnar.',
  meanwhile: { label: 'Se övningarna som finns i dag', to: PATHS.resources },
};
