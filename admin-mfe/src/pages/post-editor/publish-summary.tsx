import { PATHS } from '@stillsam/paths';
import { Button, Dialog, DialogActions } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { Facts, Part } from '../../detail/part';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { INSERT_COPY } from '../../features/rich-text/insert/insert.copy';
import { formatDateTime, unbroken } from '../../format-date';
import { EDITOR_COPY } from './post-editor.copy';
import type { AdminPost, PostFields } from './post-fields.logic';
import { PUBLISH_SUMMARY_COPY as copy } from './publish-summary.copy';
import { describeReview } from './review-state.logic';
import type { GoingOut } from './use-post-editor';
import styles from './post-editor.module.css';

const { preview } = EDITOR_COPY;

interface SummaryProps {
  /** null for a new one. */
  post: AdminPost | null;
  fields: PostFields;
  /** A Swedish local time, as in the form; empty for now. */
  at: string;
}

export interface PublishDialogProps extends Omit<SummaryProps, 'at'> {
  goingOut: GoingOut;
}

/** The last look before a draft goes out, now or at a time. */
export function PublishDialog({ goingOut: { at, confirm, close }, ...shown }: PublishDialogProps) {
  return (
    <Dialog isOpen title={at ? copy.planTitle : copy.title} onClose={close}>
      <div className={`${layout.group} ${styles.lastLook}`}>
        <PublishSummary {...shown} at={at} />
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
export function PublishPart(shown: Omit<SummaryProps, 'at'>) {
  return (
    <Part title={copy.shown} isCard>
      <PublishSummary {...shown} at="" />
    </Part>
  );
}

/** What becomes public of a draft, when, and what is worth a look before. */
function PublishSummary({ post, fields, at }: SummaryProps) {
  const { title, slug, categories, featured_image: image } = fields;
  const moment = fromSwedishTime(at);
  const chosen = fromSwedishTime(fields.publish_at);
  const now = chosen ? <strong>{copy.insteadOf(unbroken(formatDateTime(chosen)))}</strong> : copy.now;
  const worth = useWorthALook(post, fields);
  return (
    <>
      {worth.length > 0 ? (
        <div>
          <p>{copy.worth}</p>
          <ul>
            {worth.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{copy.nothing}</p>
      )}
      <Facts
        facts={[
          [copy.facts.when, moment ? unbroken(formatDateTime(moment)) : now],
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
    </>
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
    isGrave && data ? describeReview(data.current) : '',
    isGrave && post === null ? copy.notReviewed : '',
    isGrave && (post === null || (data && data.current.state !== 'current')) ? copy.gateFollows : '',
  ].filter(Boolean);
}
