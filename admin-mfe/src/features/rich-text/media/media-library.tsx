import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import type { paths } from '@stillsam/contracts';
import { Notice, Pagination, Skeleton } from '@stillsam/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '../../../api/use-api';
import { displayAddress } from '../addresses';
import { MEDIA_COPY } from '../rich-text.copy';
import styles from '../tool-dialogs.module.css';
import look from '../../../look.module.css';

/** An uploaded picture with its sizes. */
export type Media = paths['/api/admin/media']['post']['responses'][201]['content']['application/json'];

const { library: copy } = MEDIA_COPY;
const PAGE_LENGTH = 12;

interface MediaLibraryProps {
  chosen: Media | null;
  onChoose: (media: Media) => void;
}

/** The uploaded pictures, newest first, to choose one. */
export function MediaLibrary({ chosen, onChoose }: MediaLibraryProps) {
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData } = useApi().useQuery(
    'get',
    '/api/admin/media',
    { params: { query: { page, limit: PAGE_LENGTH } } },
    // A picture may have been uploaded since.
    { gcTime: 0, placeholderData: keepPreviousData },
  );
  if (error) return <Notice tone="error">{serverText(error) ?? copy.failed}</Notice>;
  if (!data) return <Skeleton lines={6} label={copy.loading} />;
  const { media, pagination } = data;
  if (pagination.totalCount === 0) return <p>{copy.empty}</p>;
  return (
    <div className={styles.library}>
      <ul role="list" className={styles.pictures} aria-label={copy.label}>
        {media.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={picture.id === chosen?.id}
              onClick={() => onChoose(picture)}
            >
              <img src={displayAddress(thumbnailOf(picture))} alt="" loading="lazy" />
              <span className={styles.alt}>{picture.alt}</span>
              <span className={look.tiny}>{copy.size(picture.width, picture.height)}</span>
            </button>
          </li>
        ))}
      </ul>
      {pagination.totalPages > 1 ? (
        <Pagination
          page={page}
          totalPages={pagination.totalPages}
          label={copy.pages}
          isBusy={isPlaceholderData}
          onPageChange={setPage}
        />
      ) : null}
    </div>
  );
}

const thumbnailOf = ({ renditions, src }: Media) =>
  renditions.find(({ format }) => format === 'webp')?.src ?? src;
