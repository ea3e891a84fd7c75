import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { PillGroup, TextField, VisuallyHidden } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind, FormDialog } from '../../../forms/form';
import { useApi } from '../../../api/use-api';
import { FileField, firstFile } from '../../../forms/file-field';
import { z } from '../../../forms/schema';
import styles from '../tool-dialogs.module.css';
import { MediaLibrary, type Media } from './media-library';
import { MEDIA_COPY } from '../rich-text.copy';

const copy = MEDIA_COPY;
const { errors } = copy;
const ORIGINS = [
  { value: 'upload', label: copy.origin.upload },
  { value: 'library', label: copy.origin.library },
] as const;

/** Types that the API accepts; it also checks the file's content. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ALT_LENGTH = 300;

const alt = z
  .string()
  .check(z.trim(), z.minLength(1, errors.altMissing), z.maxLength(MAX_ALT_LENGTH, errors.altTooLong));
const caption = z.string().check(z.trim());
const file = z.pipe(
  firstFile,
  z
    .file(errors.fileMissing)
    .check(z.mime([...PICTURE_TYPES], errors.fileType), z.maxSize(MAX_BYTES, errors.fileSize)),
);

/** A picture to upload, with its description. */
const NEW_PICTURE = z.object({ file, alt, caption });
/** A new description of an uploaded picture. */
const PICTURE_WORDS = z.object({ file: firstFile, alt, caption });

interface PictureDialogProps {
  /** The description of an uploaded picture, which is edited without a new upload. */
  current?: string;
  /** Whether the picture can have a caption. */
  hasCaption?: boolean;
  onUploaded: (media: Media, caption: string) => void;
  onDescribed?: (alt: string) => void;
  onClose: () => void;
}

/** A picture with its required description, from a file or from the library. */
export function PictureDialog({ current, hasCaption, onUploaded, onDescribed, onClose }: PictureDialogProps) {
  const isNew = current === undefined;
  const [isFromLibrary, setIsFromLibrary] = useState(false);
  const [chosen, setChosen] = useState<Media | null>(null);
  const { share, upload } = usePictureUpload();
  const form = useForm({
    resolver: zodResolver(isNew && !isFromLibrary ? NEW_PICTURE : PICTURE_WORDS),
    defaultValues: { alt: current ?? '', caption: '' },
  });

  const save = async ({ file, alt, caption }: z.output<typeof PICTURE_WORDS>) => {
    if (isFromLibrary) {
      if (chosen) onUploaded({ ...chosen, alt }, caption);
      else form.setError('root', { message: copy.library.missing });
      return;
    }
    if (!file) return onDescribed?.(alt);
    onUploaded(await upload(file, alt), caption);
  };
  return (
    <FormDialog
      title={copy.title}
      form={form}
      failed={errors.failed}
      copy={{ submit: isFromLibrary ? copy.insert : isNew ? copy.upload : copy.save }}
      onSend={save}
      onCancel={onClose}
    >
      {isNew ? (
        <PillGroup
          label={copy.origin.label}
          options={ORIGINS}
          value={isFromLibrary ? 'library' : 'upload'}
          onValueChange={(origin) => setIsFromLibrary(origin === 'library')}
        />
      ) : null}
      {isFromLibrary ? (
        <MediaLibrary
          chosen={chosen}
          onChoose={(media) => {
            setChosen(media);
            form.clearErrors();
            form.setValue('alt', media.alt);
          }}
        />
      ) : null}
      {isNew && !isFromLibrary ? (
        <FileField
          {...bind(form, 'file')}
          label={copy.file}
          hint={copy.fileHint}
          accept={PICTURE_TYPES.join()}
          required
        />
      ) : null}
      <TextField {...bind(form, 'alt')} label={copy.alt} hint={copy.altHint} required />
      {isNew && hasCaption ? (
        <TextField {...form.register('caption')} label={copy.caption} hint={copy.captionHint} isOptional />
      ) : null}
      <UploadProgress share={share} />
    </FormDialog>
  );
}

/** Uploads a picture. Unmounting the dialog aborts it. */
function usePictureUpload() {
  const { upload: send } = useApi();
  /** Sent, from 0 to 1; null while no upload is in flight. */
  const [share, setShare] = useState<number | null>(null);
  const [controller] = useState(() => new AbortController());
  useEffect(() => () => controller.abort(), [controller]);
  const upload = async (file: File, alt: string): Promise<Media> => {
    const form = new FormData();
    form.set('alt', alt);
    form.set('file', file);
    setShare(0);
    try {
      const answer = await send('/api/admin/media', form, {
        onProgress: setShare,
        signal: controller.signal,
      });
      if (!isMedia(answer)) throw new Error('The uploaded picture came back without its addresses');
      return answer;
    } finally {
      setShare(null);
    }
  };
  return { share, upload };
}

/** Progress of an upload. Screen readers announce its start and the switch to processing, not every step. */
function UploadProgress({ share }: { share: number | null }) {
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

function isMedia(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null) return false;
  const { src, srcset, alt, width, height }: Partial<Record<keyof Media, unknown>> = value;
  return (
    [src, srcset, alt].every((text) => typeof text === 'string') && Number(width) > 0 && Number(height) > 0
  );
}
