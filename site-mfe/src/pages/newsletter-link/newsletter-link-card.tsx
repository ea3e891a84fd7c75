import { failureText, hasStatus, optional, useForm } from '@stillsam/forms';
import { letterOf } from '@stillsam/paths';
import { RingLine, Button, ButtonLink, Section } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './newsletter-link-card.module.css';

export interface NewsletterLinkCopy {
  prompt: { title: string; text: string };
  button: string;
  working: string;
  done: { title: string; link: { label: string; to: string } };
  invalid: { title: string; text: string; link: { label: string; to: string } };
  failedTitle: string;
  retry: string;
}

interface NewsletterLinkCardProps {
  copy: NewsletterLinkCopy;
  /** @param letter slug of the letter that led here. */
  request: (token: string, letter?: string) => Promise<{ data?: { message: string } }>;
  /** Route of the API that the browser posts the form to without JavaScript. */
  formAction: string;
  /** What the link ends, of several. */
  only?: string;
}

/** `invalid`: the link is used, expired or incomplete, so a retry is useless. */
type Outcome = { kind: 'done'; message: string } | { kind: 'invalid' };

const CHECKS = { token: optional, letter: optional };
const INVALID: Outcome = { kind: 'invalid' };
const BAD_REQUEST = 400;
const GONE = 410;

/** Uses the token of a mailed link after a click only, because mail scanners open links. */
export function NewsletterLinkCard({ copy, request, formAction, only }: NewsletterLinkCardProps) {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const letter = letterOf(query);
  const { form, status, message, receipt, submit } = useForm({
    checks: CHECKS,
    send: (values) => send(values, request),
    describeFailure: (error) => ({ message: failureText(error) }),
  });
  const outcome = token ? receipt : INVALID;
  const heading = useRef<HTMLHeadingElement>(null);
  // A successful click removes the button, so the focus moves to the heading.
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
            {letter ? <input type="hidden" name="letter" value={letter} /> : null}
            {only ? <input type="hidden" name="only" value={only} /> : null}
            <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={copy.working}>
              {message ? copy.retry : copy.button}
            </Button>
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

async function send(
  { token, letter }: Record<keyof typeof CHECKS, string>,
  request: NewsletterLinkCardProps['request'],
): Promise<Outcome> {
  try {
    const { data } = await request(token, letter || undefined);
    return { kind: 'done', message: data?.message ?? '' };
  } catch (error) {
    if (hasStatus(error, BAD_REQUEST, GONE)) return INVALID;
    throw error;
  }
}

function textsOf(
  copy: NewsletterLinkCopy,
  outcome: Outcome | undefined,
  failure: string | undefined,
): { title: string; text: string } {
  if (outcome?.kind === 'done') return { title: copy.done.title, text: outcome.message };
  if (outcome) return copy.invalid;
  return failure ? { title: copy.failedTitle, text: failure } : copy.prompt;
}
