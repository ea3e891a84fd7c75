import { failureText, hasStatus, optional, useForm } from '@stillsam/forms';
import { letterOf } from '@stillsam/paths';
import { Button, ButtonLink } from '@stillsam/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MailLinkCard, UselessLinkCard } from '../../features/newsletter/mail-link-card';

export interface NewsletterLinkCopy {
  prompt: { title: string; text: string };
  button: string;
  working: string;
  done: { title: string; link: { label: string; to: string } };
  invalid: { text: string; link?: { label: string; to: string } };
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
  /** The way to a new link. */
  renewal?: ReactNode;
}

/** `invalid`: the link is used, expired or incomplete, so a retry is useless. */
type Outcome = { kind: 'done'; message: string } | { kind: 'invalid' };

const CHECKS = { token: optional, letter: optional };
const INVALID: Outcome = { kind: 'invalid' };
const BAD_REQUEST = 400;
const GONE = 410;

/** Uses the token of a mailed link after a click only, because mail scanners open links. */
export function NewsletterLinkCard({ copy, request, formAction, only, renewal }: NewsletterLinkCardProps) {
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
  if (outcome?.kind === 'invalid')
    return (
      <UselessLinkCard titleRef={heading} text={copy.invalid.text}>
        {renewal}
        {copy.invalid.link ? <FollowUp {...copy.invalid.link} /> : null}
      </UselessLinkCard>
    );
  if (outcome)
    return (
      <MailLinkCard titleRef={heading} title={copy.done.title} text={outcome.message}>
        <FollowUp {...copy.done.link} />
      </MailLinkCard>
    );
  const { title, text } = message ? { title: copy.failedTitle, text: message } : copy.prompt;
  return (
    <MailLinkCard title={title} text={text} isFault={Boolean(message)}>
      <form ref={form} method="post" action={formAction} onSubmit={submit}>
        <input type="hidden" name="token" value={token} />
        {letter ? <input type="hidden" name="letter" value={letter} /> : null}
        {only ? <input type="hidden" name="only" value={only} /> : null}
        <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={copy.working}>
          {message ? copy.retry : copy.button}
        </Button>
      </form>
    </MailLinkCard>
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
