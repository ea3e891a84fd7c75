import { VisuallyHidden } from '@stillsam/ui';
import { MEDIA_COPY } from './media.copy';
import styles from './picture-dialog.module.css';

/** Progress of an upload. Screen readers announce its start and the switch to processing, not every step. */
export function UploadProgress({ share }: { share: number | null }) {
  const isSent = share === 1;
  return (
    <div className={styles.progress}>
      {share === null ? null : (
        <>
          <progress value={share} max={1} aria-label={MEDIA_COPY.progress} className={styles.bar} />
          <p aria-hidden="true">
            {isSent ? MEDIA_COPY.processing : MEDIA_COPY.sending(Math.round(share * 100))}
          </p>
        </>
      )}
      <div role="status">
        <VisuallyHidden>
          {share === null ? '' : isSent ? MEDIA_COPY.processing : MEDIA_COPY.started}
        </VisuallyHidden>
      </div>
    </div>
  );
}
