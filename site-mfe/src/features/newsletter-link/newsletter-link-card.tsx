import { failureText, hasStatus, optional, useForm } from '@stillsam/forms';
import { RingLine, Button, ButtonLink, Section } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './newsletter-link-card.module.css';

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
  /** @returns the message of the API. */
  act: (token: string) => Promise<string>;
  /** Route of the API that the browser posts the form to without JavaScript. */
  formAction?: string;
}

/** `spent`: the link is used, too old or incomplete, and another try changes nothing. */
type Outcome = { kind: 'done'; message: string } | { kind: 'spent' };

const CHECKS = { token: optional };
const SPENT: Outcome = { kind: 'spent' };
const BAD_REQUEST = 400;
const GONE = 410;

/** Asks for a click before it uses the link of a mail, since mail scanners follow links. */
export function NewsletterLinkCard({ copy, act, formAction }: NewsletterLinkCardProps) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { form, status, message, receipt, submit } = useForm({
    checks: CHECKS,
    send: (values) => followLink(values.token, act),
    describeFailure: (error) => ({ message: failureText(error) }),
  });
  const outcome = token ? receipt : SPENT;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button is gone after a click that worked, so the focus moves to the heading.
  useEffect(() => {
    if (receipt) heading.current?.focus();
  }, [receipt]);
  const { title, text } = textsOf(copy, outcome, message);
  return (
    <Section width="reading" rhythm="large">
      <div className={styles.card}>
        <RingLine className={styles.ring} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p role={message ? 'alert' : 'status'} className={styles.text}>
          {text}
        </p>
        {outcome ? (
          <p className={styles.action}>
            <FollowUp {...copy[outcome.kind].link} />
          </p>
        ) : (
          <form ref={form} method="post" action={formAction} onSubmit={submit} className={styles.action}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={copy.working}>
              {message ? copy.retry : copy.button}
            </Button>
            {copy.withoutScript ? (
              <noscript>
                <p className={styles.text}>{copy.withoutScript}</p>
              </noscript>
            ) : null}
          </form>
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

async function followLink(token: string, act: (token: string) => Promise<string>): Promise<Outcome> {
  try {
    return { kind: 'done', message: await act(token) };
  } catch (error) {
    if (hasStatus(error, BAD_REQUEST, GONE)) return SPENT;
    throw error;
  }
}

function textsOf(
  copy: NewsletterLinkCopy,
  outcome: Outcome | undefined,
  failure: string | undefined,
): { title: string; text: string } {
  if (outcome?.kind === 'done') return { title: copy.done.title, text: outcome.message };
  if (outcome) return copy.spent;
  return failure ? { title: copy.failedTitle, text: failure } : copy.asking;
}
