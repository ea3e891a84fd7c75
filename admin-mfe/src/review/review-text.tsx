import { zodResolver } from '@hookform/resolvers/zod';
import type { components } from '@stillsam/contracts';
import { serverText } from '@stillsam/api-client';
import { Button, CheckboxField, CrisisCard, Notice, TextArea } from '@stillsam/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Part } from '../detail/part';
import { formatDate, formatDateTime } from '../format-date';
import { bind, Form, Submit } from '../forms/form';
import { z } from '../forms/schema';
import { LazyPart } from '../lazy-part';
import { Remarks, ReviewState, type Review, REVIEWS_COPY as COPY } from '../features/reviews/reviews';
import styles from '../features/reviews/reviews.module.css';
import look from '../look.module.css';

export type ReviewedText = components['schemas']['ReviewedTextDto'];
type Remark = components['schemas']['RemarkDto'];
type Decision = components['schemas']['DecideReviewDto'];

const MAX_REMARK = 2000;
const MAX_QUOTE = 1000;
const REMARK = z.object({
  quote: z.string().check(z.trim(), z.maxLength(MAX_QUOTE)),
  text: z.string().check(z.trim(), z.minLength(1, COPY.remarkMissing), z.maxLength(MAX_REMARK)),
});

/** Lazy, because it loads the sanitiser and the covers. */
const loadPreview = () => import(/* webpackChunkName: "post-preview" */ '../pages/post-editor/post-preview');
/** Lazy, because it loads the search for differences. */
const loadDiff = () => import(/* webpackChunkName: "text-diff" */ '../features/rich-text/text-diff');

interface ReviewTextProps extends ReviewedText {
  onRemark: (remark: Remark) => Promise<unknown>;
  onDecide: (decision: Decision) => Promise<unknown>;
  /** Lets the reviewer of an approved text be named on its page, or no longer. */
  onConsent: (isNamed: boolean) => Promise<unknown>;
}

/** A version as its reviewer reads it: what differs since the last approval, the text, remarks and the verdict. */
export function ReviewText(props: ReviewTextProps) {
  const { review, text, before, can_decide, onRemark, onDecide, onConsent } = props;
  return (
    <div className={styles.part}>
      <div className={styles.facts}>
        <ReviewState verdict={review.verdict} />
        <span>{COPY.version(review.version)}</span>
        <span>{COPY.sentBy(review.sent_by)}</span>
        <time dateTime={review.sent_at} className={look.small}>
          {formatDateTime(review.sent_at)}
        </time>
        {review.next_on ? <span>{COPY.validUntil(formatDate(review.next_on))}</span> : null}
      </div>
      {review.scope ? <p>{COPY.scope(review.scope)}</p> : null}
      {before ? (
        <Part title={COPY.changes} isCard>
          <LazyPart load={loadDiff} texts={COPY.comparison} lines={6}>
            {({ TextDiff, readableHtml }) => {
              const read = (version: ReviewedText['text']) => wholeText(version, readableHtml);
              return <TextDiff before={read(before)} after={read(text)} />;
            }}
          </LazyPart>
        </Part>
      ) : null}
      <LazyPart load={loadPreview} texts={COPY.preview} lines={10}>
        {({ PostPreview }) => <PostPreview post={toArticle(text)} />}
      </LazyPart>
      {text.shows_crisis_card ? <CrisisCard isLandmark={false} /> : null}
      <p>
        <strong>{COPY.excerpt}:</strong> {text.excerpt}
      </p>
      <Part title={COPY.remarks} isCard>
        <Remarks remarks={review.remarks} />
        {can_decide ? <RemarkForm onRemark={onRemark} /> : null}
      </Part>
      {can_decide ? <VerdictPart onDecide={onDecide} /> : null}
      {review.verdict === 'approved' ? <ConsentPart review={review} onChange={onConsent} /> : null}
    </div>
  );
}

function wholeText(
  { title, subtitle, excerpt, content }: ReviewedText['text'],
  readableHtml: (html: string) => string,
): string {
  return [title, subtitle, excerpt, readableHtml(content)].filter(Boolean).join('\n');
}

const toArticle = ({ featured_image, author_name, saved_at, ...text }: ReviewedText['text']) => ({
  ...text,
  featured_image: featured_image ?? '',
  author: author_name,
  date: saved_at,
});

function RemarkForm({ onRemark }: Pick<ReviewTextProps, 'onRemark'>) {
  const form = useForm({ resolver: zodResolver(REMARK), defaultValues: { quote: '', text: '' } });
  const [isAdded, setIsAdded] = useState(false);
  return (
    <Form
      form={form}
      className={styles.form}
      failed={COPY.failed}
      done={isAdded ? COPY.added : null}
      onSend={async (body) => {
        await onRemark(body);
        form.reset();
        setIsAdded(true);
      }}
    >
      <TextArea
        {...form.register('quote')}
        label={COPY.quote}
        hint={COPY.quoteHint}
        rows={2}
        maxLength={MAX_QUOTE}
        isOptional
      />
      <div>
        <Button
          variant="quiet"
          onClick={() =>
            form.setValue('quote', selectedText().slice(0, MAX_QUOTE) || form.getValues('quote'))
          }
        >
          {COPY.takeSelection}
        </Button>
      </div>
      <TextArea {...bind(form, 'text')} label={COPY.remark} rows={4} maxLength={MAX_REMARK} />
      <Submit form={form} variant="secondary" loadingText={COPY.adding}>
        {COPY.add}
      </Submit>
    </Form>
  );
}

const selectedText = () => window.getSelection()?.toString().trim() ?? '';

function VerdictPart({ onDecide }: Pick<ReviewTextProps, 'onDecide'>) {
  const [isNamed, setIsNamed] = useState(false);
  const [giving, setGiving] = useState<Decision['verdict'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const give = async (verdict: Decision['verdict']) => {
    setGiving(verdict);
    setFailure(null);
    try {
      await onDecide({ verdict, consents_to_name: isNamed });
    } catch (error) {
      setFailure(serverText(error) ?? COPY.failed);
    }
    setGiving(null);
  };
  return (
    <Part title={COPY.verdict} isCard>
      <p>{COPY.verdictText}</p>
      <CheckboxField
        label={COPY.consent}
        hint={COPY.consentHint}
        checked={isNamed}
        onChange={(event) => setIsNamed(event.target.checked)}
      />
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <div className={styles.actions}>
        <Button
          isLoading={giving === 'approved'}
          loadingText={COPY.deciding}
          onClick={() => void give('approved')}
        >
          {COPY.approve}
        </Button>
        <Button
          variant="secondary"
          isLoading={giving === 'returned'}
          loadingText={COPY.deciding}
          onClick={() => void give('returned')}
        >
          {COPY.return}
        </Button>
      </div>
    </Part>
  );
}

interface ConsentPartProps {
  review: Review;
  onChange: (isNamed: boolean) => Promise<unknown>;
}

/** Lets the reviewer of an approved text be named on its page, or no longer. */
function ConsentPart({ review: { consents_to_name: isNamed }, onChange }: ConsentPartProps) {
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const change = () => {
    setState('busy');
    onChange(!isNamed).then(
      () => setState('rest'),
      () => setState('failed'),
    );
  };
  return (
    <Part title={COPY.naming} isCard>
      <p>{isNamed ? COPY.named : COPY.unnamed}</p>
      {state === 'failed' ? <Notice tone="error">{COPY.failed}</Notice> : null}
      <div>
        <Button variant="secondary" isLoading={state === 'busy'} loadingText={COPY.deciding} onClick={change}>
          {isNamed ? COPY.withdraw : COPY.agree}
        </Button>
      </div>
    </Part>
  );
}
