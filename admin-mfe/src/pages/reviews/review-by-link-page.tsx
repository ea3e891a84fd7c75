import { zodResolver } from '@hookform/resolvers/zod';
import { serverText } from '@stillsam/api-client';
import { ADMIN_PATHS, TOKEN_QUERY } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, Notice, PageHeader, TextField } from '@stillsam/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { ReviewText, type ReviewedText } from '../../review/review-text';
import { SignInPanel } from '../../features/session/sign-in';
import styles from '../../features/session/sign-in.module.css';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';

const COPY = {
  title: 'Granska en text',
  description: 'En text att granska.',
  lead: 'Vi mejlar en kod till adressen som länken gick till. Med den öppnar du texten.',
  preview: 'Så läser besökaren texten. Skriv anmärkningar, och avsluta sedan med ditt beslut.',
  missing: 'Länken är inte hel. Öppna den från mejlet igen.',
  send: 'Mejla koden',
  sendAgain: 'Mejla en ny kod',
  sending: 'Skickar...',
  sent: 'Koden är på väg. Den gäller i en timme.',
  code: 'Kod',
  codeFormat: 'Koden har åtta siffror.',
  open: 'Öppna texten',
  opening: 'Öppnar...',
  failed: 'Det gick inte. Försök igen om en stund.',
};

const CODE = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{8}$/, COPY.codeFormat)) });

/** What the reader has proved: the link's secret and the mailed code. */
interface Proof {
  token: string;
  code: string;
}

/** A text for a reviewer without an account, who comes by a mailed link and a code. */
function ReviewByLinkPage() {
  const [query] = useSearchParams();
  const token = query.get(TOKEN_QUERY);
  const [opened, setOpened] = useState<{ proof: Proof; data: ReviewedText } | null>(null);
  const meta = <PageMeta title={COPY.title} description={COPY.description} path={ADMIN_PATHS.reviewByLink} />;
  if (opened) return <OpenedReview {...opened} meta={meta} />;
  return (
    <SignInPanel title={COPY.title} lead={COPY.lead}>
      {meta}
      {token ? (
        <CodeForm token={token} onOpened={(code, data) => setOpened({ proof: { token, code }, data })} />
      ) : (
        <Notice tone="error">{COPY.missing}</Notice>
      )}
    </SignInPanel>
  );
}

interface CodeFormProps {
  token: string;
  onOpened: (code: string, data: ReviewedText) => void;
}

/** Mails a code at a press, and opens the text by it. */
function CodeForm({ token, onOpened }: CodeFormProps) {
  const api = useApi();
  const send = api.useMutation('post', '/api/reviews/link/code');
  const open = api.useMutation('post', '/api/reviews/link/open');
  const form = useForm({ resolver: zodResolver(CODE), defaultValues: { code: '' } });
  return (
    <div className={styles.form}>
      {send.isError ? <Notice tone="error">{serverText(send.error) ?? COPY.failed}</Notice> : null}
      {send.isSuccess ? <Notice tone="success">{COPY.sent}</Notice> : null}
      <Button
        variant={send.isSuccess ? 'secondary' : 'primary'}
        isFullWidth
        isLoading={send.isPending}
        loadingText={COPY.sending}
        onClick={() => send.mutate({ body: { token } })}
      >
        {send.isSuccess ? COPY.sendAgain : COPY.send}
      </Button>
      {send.isSuccess ? (
        <Form
          form={form}
          failed={COPY.failed}
          onSend={async ({ code }) => onOpened(code, await open.mutateAsync({ body: { token, code } }))}
        >
          <TextField
            {...bind(form, 'code')}
            label={COPY.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Submit form={form} isFullWidth loadingText={COPY.opening}>
            {COPY.open}
          </Submit>
        </Form>
      ) : null}
    </div>
  );
}

interface OpenedReviewProps {
  proof: Proof;
  data: ReviewedText;
  meta: ReactNode;
}

function OpenedReview({ proof, data: first, meta }: OpenedReviewProps) {
  const api = useApi();
  const [data, setData] = useState(first);
  const onSuccess = (review: ReviewedText['review']) =>
    setData({ ...data, review, can_decide: review.verdict === null });
  const remark = api.useMutation('post', '/api/reviews/link/remarks', { onSuccess });
  const decide = api.useMutation('post', '/api/reviews/link/verdict', { onSuccess });
  const consent = api.useMutation('put', '/api/reviews/link/consent', { onSuccess });
  return (
    <>
      {meta}
      <PageHeader title={COPY.title} lead={COPY.preview} />
      <ReviewText
        {...data}
        onRemark={(body) => remark.mutateAsync({ body: { ...proof, ...body } })}
        onDecide={(body) => decide.mutateAsync({ body: { ...proof, ...body } })}
        onConsent={(consents_to_name) => consent.mutateAsync({ body: { ...proof, consents_to_name } })}
      />
    </>
  );
}

export { ReviewByLinkPage as Component };
