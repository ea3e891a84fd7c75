import type { ReactNode } from 'react';
import { PATHS } from '@stillsam/paths';
import { Button, Dialog, DialogActions, Notice, RadioGroup, TextArea } from '@stillsam/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../api/use-api';
import { Facts, Part } from '../../detail/part';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { INSERT_COPY } from '../../features/rich-text/rich-text.copy';
import { formatUpcoming, unbroken } from '../../format-date';
import { LATER_COPY } from './later.copy';
import { EDITOR_COPY } from './post-editor.copy';
import type { AdminPost, PostFields } from './post-fields.logic';
import type { GoingOut, StoppedSave } from './use-post-editor';
import styles from './post-editor.module.css';
import look from '../../look.module.css';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';

const { preview } = EDITOR_COPY;
const { summary: copy, reviews } = LATER_COPY;

/** Widths at which the facts of a draft fit in the dialog. */
const ROOMY = '(width >= 48rem)';

interface SummaryProps {
  /** null for a new one. */
  post: AdminPost | null;
  fields: PostFields;
}

interface PublishDialogProps extends SummaryProps {
  goingOut: GoingOut;
}

/**
 * The last look before a draft goes out, now or at a time: when, what is worth a look, and the rest, folded where there is
 * little room.
 */
export function PublishDialog({ goingOut: { at, confirm, close }, post, fields }: PublishDialogProps) {
  return (
    <Dialog
      isOpen
      title={at ? copy.planTitle : copy.title}
      description={describeMoment(at, fields.publish_at)}
      onClose={close}
    >
      <div className={`${layout.group} ${styles.lastLook}`}>
        <WorthALook post={post} fields={fields} />
        <details className={look.more} open={window.matchMedia(ROOMY).matches}>
          <summary>{copy.shown}</summary>
          <DraftFacts fields={fields} />
        </details>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={close}>
          {copy.back}
        </Button>
        <Button onClick={confirm}>{at ? copy.plan : copy.confirm}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The same beside the fields of a draft that the next save publishes. */
export function PublishPart({ post, fields }: SummaryProps) {
  return (
    <Part title={copy.shown} isCard>
      <p>{describeMoment('', fields.publish_at)}</p>
      <WorthALook post={post} fields={fields} />
      <DraftFacts fields={fields} />
    </Part>
  );
}

/**
 * When a draft becomes public, as a sentence.
 *
 * @param at a Swedish local time, as in the form; empty for now. @param chosen the one in the form.
 */
function describeMoment(at: string, chosen: string): ReactNode {
  const write = (time: string) => unbroken(formatUpcoming(time, Date.now()));
  const [planned, unused] = [fromSwedishTime(at), fromSwedishTime(chosen)];
  if (planned) return copy.planned(write(planned));
  return unused ? <strong>{copy.insteadOf(write(unused))}</strong> : copy.now;
}

/** What is worth a look before, or that nothing is. */
function WorthALook({ post, fields }: SummaryProps) {
  const worth = useWorthALook(post, fields);
  return worth.length === 0 ? (
    <Notice tone="success" role="none" title={copy.nothing} />
  ) : (
    <Notice role="none" title={copy.worth}>
      <ul className={styles.worth}>
        {worth.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What becomes public of a draft. */
function DraftFacts({
  fields: { title, slug, categories, featured_image: image },
}: Pick<SummaryProps, 'fields'>) {
  return (
    <Facts
      facts={[
        [copy.facts.title, title],
        [
          copy.facts.address,
          <>
            {PATHS.library}/<wbr />
            {slug}
          </>,
        ],
        [copy.facts.categories, categories.map((id) => CATEGORY_NAMES[id]).join(', ') || copy.noCategory],
        [copy.facts.cover, image.trim() ? copy.ownCover : copy.drawnCover],
      ]}
    />
  );
}

/** What a draft lacks, and whether what shows the crisis card is reviewed, as sentences. */
function useWorthALook(post: AdminPost | null, fields: PostFields): string[] {
  const { content, shows_crisis_card: isGrave } = fields;
  const { data } = useApi().useQuery(
    'get',
    '/api/blog/admin/posts/{id}/reviews',
    { params: { path: { id: post?.id ?? '' } } },
    { enabled: isGrave && post !== null },
  );
  const hasSources = content.includes(`>${INSERT_COPY.footnote.sourcesTitle}</h`);
  return [
    fields.categories.length > 0 ? '' : copy.worthACategory,
    fields.meta_description.trim() || fields.excerpt.trim() ? '' : preview.places.noDescription,
    isGrave && !hasSources ? copy.noSources : '',
    isGrave && data ? reviews.state(data.current) : '',
    isGrave && post === null ? copy.notReviewed : '',
    isGrave && (post === null || (data && data.current.state !== 'current')) ? copy.gateFollows : '',
  ].filter(Boolean);
}

const { gate: GATE } = LATER_COPY;
const MIN_REASON = 10;
const MAX_REASON = 500;
const SCHEMA = z.object({
  road: z.enum(['keep', 'exempt']),
  reason: z.string().check(z.trim(), z.minLength(MIN_REASON, GATE.tooShort), z.maxLength(MAX_REASON)),
});
const ROADS = [
  { value: 'keep', label: GATE.keep },
  { value: 'exempt', label: GATE.exempt },
];

/** What the reason says until it is written over. */
const PREFILLED = { keep: '', exempt: GATE.exemptPrefilled };
type Road = keyof typeof PREFILLED;

/** Asks for the named decision that lets a text with the crisis card be published without a review of exactly it. */
export function GateDialog({ stopped: { canKeep, saveWith, close } }: { stopped: StoppedSave }) {
  const first: Road = canKeep ? 'keep' : 'exempt';
  const form = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { road: first, reason: PREFILLED[first] },
  });
  const road = useWatch({ control: form.control, name: 'road' });
  const take = (next: Road) => {
    if (form.getValues('reason') === PREFILLED[road]) form.setValue('reason', PREFILLED[next]);
    form.setValue('road', next);
  };
  return (
    <FormDialog
      title={GATE.title}
      description={GATE.text}
      form={form}
      failed={EDITOR_COPY.saveFailed}
      copy={{ submit: GATE.save, submitting: EDITOR_COPY.saving }}
      onCancel={close}
      onSend={({ reason }) =>
        saveWith(road === 'keep' ? { editorial_reason: reason } : { exemption_reason: reason })
      }
    >
      {canKeep ? (
        <>
          <p>{GATE.canKeep}</p>
          <RadioGroup
            label={GATE.choice}
            options={ROADS}
            value={road}
            onValueChange={(value) => take(value === 'keep' ? 'keep' : 'exempt')}
          />
        </>
      ) : null}
      <TextArea
        {...bind(form, 'reason')}
        label={road === 'keep' ? GATE.keepReason : GATE.exemptReason}
        hint={GATE.hint}
        rows={3}
        maxLength={MAX_REASON}
        required
      />
    </FormDialog>
  );
}
