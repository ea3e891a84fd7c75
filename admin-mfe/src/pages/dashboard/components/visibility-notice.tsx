import { TextLink } from '@stillsam/ui';
import { POSTS_COPY } from '../posts.copy';
import { useVisibility } from '../posts.queries';
import styles from './visibility-notice.module.css';

const SECONDS = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const { visibility: copy } = POSTS_COPY;

/** Shows the time from the save until visitors can see the post. */
export function VisibilityNotice({ post }: { post: { id: string; version: number } }) {
  const { data, isPending } = useVisibility(post);
  return (
    <span className={styles.visibility}>
      <span>{isPending ? copy.waiting : data ? visibilityText(data) : copy.unknown}</span>
      {data ? (
        <TextLink to={data.url} isExternal>
          {copy.link}
        </TextLink>
      ) : null}
    </span>
  );
}

function visibilityText({ visible, milliseconds }: { visible: boolean; milliseconds: number }): string {
  return visible ? copy.visible(SECONDS.format(milliseconds / 1000)) : copy.late;
}
