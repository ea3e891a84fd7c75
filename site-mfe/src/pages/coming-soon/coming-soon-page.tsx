import { NotifyForm, type NotifyFormProps } from '@stillsam/notify-form';
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
