import { zodResolver } from '@hookform/resolvers/zod';
import { isEmailAddress, SelectField, TextField } from '@stillsam/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import styles from '../../features/reviews/reviews.module.css';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { LATER_COPY } from './later.copy';
import type { AdminPost } from './post-fields.logic';

const { reviews: copy } = LATER_COPY;
const LIST = '/api/blog/admin/posts/{id}/reviews';
/** Months until the next review; NHS reviews every third year. */
const CYCLES = [36, 24, 12, 6];
const MAX_FACT = 120;
const MAX_SCOPE = 300;
/** The choice of a reviewer without an account. */
const BY_LINK = '';

const fact = () => z.string().check(z.trim(), z.maxLength(MAX_FACT, copy.tooLong));
const SCHEMA = z
  .object({
    reviewer_id: z.string(),
    name: fact(),
    email: z.string().check(z.trim()),
    legitimation: fact().check(z.minLength(1, copy.missing)),
    title: fact(),
    workplace: fact(),
    scope: z.string().check(z.trim(), z.maxLength(MAX_SCOPE)),
    valid_months: z.string(),
  })
  .check(
    z.refine(({ reviewer_id, name }) => reviewer_id !== BY_LINK || name !== '', {
      path: ['name'],
      error: copy.missing,
    }),
    z.refine(({ reviewer_id, email }) => reviewer_id !== BY_LINK || isEmailAddress(email), {
      path: ['email'],
      error: copy.noEmail,
    }),
  );
type Fields = z.infer<typeof SCHEMA>;

interface SendToReviewerProps {
  post: AdminPost;
  /** The text has changes that are not in the saved version. */
  isDirty: boolean;
}

/** Sends the saved version to a reviewer: an account, or a person who gets a link. */
export function SendToReviewer({ post, isDirty }: SendToReviewerProps) {
  const api = useApi();
  const reviewers = api.useQuery('get', '/api/blog/admin/reviewers');
  const send = api.useMutation('post', LIST, { onSuccess: useRefetch(LIST) });
  const form = useForm({ resolver: zodResolver(SCHEMA), defaultValues: EMPTY });
  const isByLink = useWatch({ control: form.control, name: 'reviewer_id' }) === BY_LINK;
  const accounts = reviewers.data?.reviewers.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <Form
      form={form}
      className={styles.form}
      failed={copy.sendFailed}
      done={send.isSuccess ? copy.sent(send.data.reviewer) : null}
      onSend={async (fields) => {
        if (isDirty || send.isPending) return;
        const body = { ...toBody(fields), version: post.version };
        await send.mutateAsync({ params: { path: { id: post.id } }, body });
        form.reset();
      }}
    >
      <SelectField
        {...form.register('reviewer_id')}
        label={copy.to}
        hint={isDirty ? copy.saveFirst : copy.hint}
        options={[{ value: BY_LINK, label: copy.byLink }, ...accounts]}
      />
      {isByLink ? (
        <>
          <TextField {...bind(form, 'name')} label={copy.name} required />
          <TextField
            {...bind(form, 'email')}
            label={copy.email}
            hint={copy.emailHint}
            type="email"
            autoComplete="off"
            required
          />
        </>
      ) : null}
      <TextField
        {...bind(form, 'legitimation')}
        label={copy.profession}
        hint={copy.professionHint}
        required
      />
      <TextField {...bind(form, 'title')} label={copy.jobTitle} isOptional />
      <TextField {...bind(form, 'workplace')} label={copy.workplace} isOptional />
      <TextField {...bind(form, 'scope')} label={copy.scope} hint={copy.scopeHint} isOptional />
      <SelectField
        {...form.register('valid_months')}
        label={copy.months}
        options={CYCLES.map((months) => ({ value: String(months), label: copy.monthsOf(months) }))}
      />
      <Submit form={form} aria-disabled={isDirty || undefined} loadingText={copy.sending}>
        {copy.send}
      </Submit>
    </Form>
  );
}

const EMPTY: Fields = {
  reviewer_id: BY_LINK,
  name: '',
  email: '',
  legitimation: '',
  title: '',
  workplace: '',
  scope: '',
  valid_months: String(CYCLES[0]),
};

function toBody({ reviewer_id, name, email, valid_months, ...facts }: Fields) {
  const who = reviewer_id === BY_LINK ? { name, email } : { reviewer_id };
  return { ...facts, ...who, valid_months: Number(valid_months) };
}
