import { failureText, hasStatus, optional, useForm } from '@stillsam/forms';
import { letterOf, PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, ButtonLink } from '@stillsam/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MailLinkCard, UselessLinkCard } from '../../features/newsletter/mail-link-card';
import { siteApi } from '../../api/site-api';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import {
  CONFIRM_COPY,
  FAILURE_COPY,
  NOTIFY_CONFIRM_COPY,
  STOP_WELCOME_COPY,
  UNSUBSCRIBE_COPY,
} from './newsletter-link.copy';

export function NewsletterConfirmPage() {
  return (
    <NewsletterLinkPage
      copy={CONFIRM_COPY}
      path={PATHS.newsletterConfirm}
      request={(token) => siteApi().POST('/api/newsletter/confirm', { body: { token } })}
      formAction="/api/newsletter/confirm/form"
      renewal={<SiteNewsletterForm />}
    />
  );
}

/** Ends all letters, or by the link of a welcome letter these alone. */
export function NewsletterUnsubscribePage() {
  const [query] = useSearchParams();
  const only = query.get('bara') === 'valkomstbrev' ? 'welcome' : undefined;
  return (
    <NewsletterLinkPage
      copy={only ? STOP_WELCOME_COPY : UNSUBSCRIBE_COPY}
      path={PATHS.newsletterUnsubscribe}
      request={(token, letter) =>
        siteApi().POST('/api/newsletter/unsubscribe', { body: { token, letter, only } })
      }
      formAction="/api/newsletter/unsubscribe/form"
      only={only}
    />
  );
}

/** Confirms an address on a notify list. */
export function NotifyConfirmPage() {
  return (
    <NewsletterLinkPage
      copy={NOTIFY_CONFIRM_COPY}
      path={PATHS.notifyConfirm}
      request={(token) => siteApi().POST('/api/notify/confirm', { body: { token } })}
      formAction="/api/notify/confirm/form"
    />
  );
}

export interface NewsletterLinkCopy {
  meta: { title: string; description: string };
  prompt: { title: string; text: string };
  button: string;
  working: string;
  done: { title: string; link: { label: string; to: string } };
  invalid: { text: string; link?: { label: string; to: string } };
}

interface NewsletterLinkPageProps {
  copy: NewsletterLinkCopy;
  path: string;
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
function NewsletterLinkPage(props: NewsletterLinkPageProps) {
  return (
    <>
      <PageMeta {...props.copy.meta} path={props.path} />
      <LinkCard {...props} />
    </>
  );
}

function LinkCard({ copy, request, formAction, only, renewal }: NewsletterLinkPageProps) {
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
  const { title, text } = message ? { title: FAILURE_COPY.title, text: message } : copy.prompt;
  return (
    <MailLinkCard title={title} text={text} isFault={Boolean(message)}>
      <form ref={form} method="post" action={formAction} onSubmit={submit}>
        <input type="hidden" name="token" value={token} />
        {letter ? <input type="hidden" name="letter" value={letter} /> : null}
        {only ? <input type="hidden" name="only" value={only} /> : null}
        <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={copy.working}>
          {message ? FAILURE_COPY.retry : copy.button}
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
  request: NewsletterLinkPageProps['request'],
): Promise<Outcome> {
  try {
    const { data } = await request(token, letter || undefined);
    return { kind: 'done', message: data?.message ?? '' };
  } catch (error) {
    if (hasStatus(error, BAD_REQUEST, GONE)) return INVALID;
    throw error;
  }
}
