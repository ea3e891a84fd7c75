import { NotifyForm, type NotifyFormProps } from '@stillsam/notify-form';
import { PATHS } from '@stillsam/paths';
import { PageMeta, runtimeConfig } from '@stillsam/platform';
import { HeroLine, type HeroShape, PageHeader, Section, TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import styles from './coming-soon-page.module.css';

export interface ComingSoonCopy {
  meta: { title: string; description: string };
  eyebrow: string;
  heading: string;
  lead: string;
  plansTitle: string;
  plans: readonly { title: string; text: string }[];
  note: string;
  formTitle: string;
  formLead: string;
  submit: string;
  thanks: string;
  meanwhile: { label: string; to: string };
}

interface ComingSoonPageProps {
  copy: ComingSoonCopy;
  path: string;
  purpose: NotifyFormProps['purpose'];
  line: HeroShape;
  /** What exists already, with the page's heading: the announcement is then one section below it. */
  above?: ReactNode;
}

/** The page of an announced product: its plans and a form for a notification at launch. */
export function ComingSoonPage({ copy, path, purpose, line, above }: ComingSoonPageProps) {
  const meanwhile = (
    <TextLink to={copy.meanwhile.to} arrow="forward">
      {copy.meanwhile.label}
    </TextLink>
  );
  const plans = (
    <>
      <ul className={styles.plans} role="list">
        {copy.plans.map(({ title, text }) => (
          <li key={title} className={styles.plan}>
            <h3 className={styles.planTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy.note}</p>
    </>
  );
  return (
    <>
      <PageMeta {...copy.meta} path={path} />
      {above ? (
        <>
          {above}
          <Section
            title={copy.plansTitle}
            lead={`${copy.heading} ${copy.lead}`}
            className={styles.announcement}
          >
            {plans}
            <HeroLine shape={line} className={styles.line} />
          </Section>
        </>
      ) : (
        <>
          <Section rhythm="none" className={styles.top}>
            <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
              <p>{meanwhile}</p>
            </PageHeader>
            <HeroLine shape={line} className={styles.line} />
          </Section>
          <Section title={copy.plansTitle} rhythm="medium">
            {plans}
          </Section>
        </>
      )}
      <Section tone="calm" title={copy.formTitle} lead={copy.formLead} rhythm="large">
        <NotifyForm
          purpose={purpose}
          thanks={copy.thanks}
          submitLabel={copy.submit}
          apiOrigin={runtimeConfig().apiOrigin}
          className={styles.form}
        />
        {above ? <p className={styles.meanwhile}>{meanwhile}</p> : null}
      </Section>
    </>
  );
}

const PREMIUM_COPY: ComingSoonCopy = {
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

function PremiumPage() {
  return <ComingSoonPage copy={PREMIUM_COPY} path={PATHS.premium} purpose="premium" line="long" />;
}

export { PremiumPage as Component };
