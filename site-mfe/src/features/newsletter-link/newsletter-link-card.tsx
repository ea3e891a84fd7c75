import { RingLine, Button, ButtonLink, Section } from '@stillsam/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './newsletter-link-card.module.css';
import { useNewsletterLink, type LinkState } from './use-newsletter-link';

export interface NewsletterLinkCopy {
  asking: { title: string; text: string };
  button: string;
  working: string;
  done: { title: string; link: { label: string; to: string } };
  spent: { title: string; text: string; link: { label: string; to: string } };
  failedTitle: string;
  retry: string;
  withoutScript?: string;
}

interface NewsletterLinkCardProps {
  copy: NewsletterLinkCopy;
  act: (token: string) => Promise<string>;
  /** Where the form goes by itself in a browser without JavaScript. */
  formAction?: string;
}

/** Asks before it does what a mail's link is for, and tells what came of it. */
export function NewsletterLinkCard({ copy, act, formAction }: NewsletterLinkCardProps) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { state, press } = useNewsletterLink(token, act);
  const heading = useHeadingAfterAct(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void press();
  };
  const { title, text } = wordsOf(state, copy);
  const isOpen = state.status !== 'done' && state.status !== 'spent';
  return (
    <Section width="reading" rhythm="large">
      <div className={styles.card}>
        <RingLine className={styles.ring} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p role={state.status === 'failed' ? 'alert' : 'status'} className={styles.text}>
          {text}
        </p>
        {isOpen ? (
          <form method="post" action={formAction} onSubmit={submit} className={styles.action}>
            <input type="hidden" name="token" value={token} />
            <Button
              type="submit"
              size="large"
              isLoading={state.status === 'working'}
              loadingText={copy.working}
            >
              {state.status === 'failed' ? copy.retry : copy.button}
            </Button>
            {copy.withoutScript ? (
              <noscript>
                <p className={styles.text}>{copy.withoutScript}</p>
              </noscript>
            ) : null}
          </form>
        ) : (
          <p className={styles.action}>
            <FollowUp {...(state.status === 'done' ? copy.done.link : copy.spent.link)} />
          </p>
        )}
      </div>
    </Section>
  );
}

function FollowUp({ label, to }: { label: string; to: string }) {
  return (
    <ButtonLink to={to} variant="secondary">
      {label}
    </ButtonLink>
  );
}

function wordsOf(state: LinkState, copy: NewsletterLinkCopy): { title: string; text: string } {
  switch (state.status) {
    case 'asking':
    case 'working':
      return copy.asking;
    case 'done':
      return { title: copy.done.title, text: state.message };
    case 'spent':
      return copy.spent;
    case 'failed':
      return { title: copy.failedTitle, text: state.message };
  }
}

/** The button goes when it has done its work: the focus moves to what is said instead. */
function useHeadingAfterAct({ status }: LinkState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(status);
  useEffect(() => {
    if (status !== first.current && (status === 'done' || status === 'spent')) heading.current?.focus();
  }, [status]);
  return heading;
}
