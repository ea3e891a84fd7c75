import { useState, type FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Dialog, DialogActions, Notice, PillGroup, TextField, VisuallyHidden } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../../forms/bind';
import { Refusal, Submit } from '../../../forms/form';
import { FileField } from '../../../forms/file-field';
import { MediaLibrary } from './media-library';
import { MEDIA_COPY } from './media.copy';
import { type Media, type Upload, NEW_PICTURE, PICTURE_TYPES, PICTURE_WORDS } from './picture.schema';
import styles from './picture-dialog.module.css';
import { usePictureUpload } from './use-picture-upload';

const copy = MEDIA_COPY;
const ORIGINS = [
  { value: 'upload', label: copy.origin.upload },
  { value: 'library', label: copy.origin.library },
] as const;

interface PictureDialogProps {
  upload: Upload;
  /** The description of an uploaded picture, which is edited without a new upload. */
  current?: string;
  /** Whether the picture can have a caption. */
  hasCaption?: boolean;
  onUploaded: (media: Media, caption: string) => void;
  onDescribed?: (alt: string) => void;
  onClose: () => void;
}

/** A picture with its required description, from a file or from the library. */
export function PictureDialog({
  upload: send,
  current,
  hasCaption,
  onUploaded,
  onDescribed,
  onClose,
}: PictureDialogProps) {
  const isNew = current === undefined;
  const [isFromLibrary, setIsFromLibrary] = useState(false);
  const [chosen, setChosen] = useState<Media | null>(null);
  const upload = usePictureUpload(send);
  const form = useForm({
    resolver: zodResolver(isNew && !isFromLibrary ? NEW_PICTURE : PICTURE_WORDS),
    defaultValues: { alt: current ?? '', caption: '' },
  });

  const save = form.handleSubmit(async ({ file, alt, caption }) => {
    if (isFromLibrary) {
      if (chosen) onUploaded({ ...chosen, alt }, caption);
      else form.setError('root', { message: copy.library.missing });
      return;
    }
    if (!file) return onDescribed?.(alt);
    const media = await upload.start(file, alt);
    if (media) onUploaded(media, caption);
  });
  const submit = (event: FormEvent) => {
    // React events bubble to the post's form, which is an ancestor of this one in React's tree.
    event.stopPropagation();
    void save(event);
  };

  return (
    <Dialog isOpen title={copy.title} onClose={onClose}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {upload.failure ? <Notice tone="error">{upload.failure}</Notice> : null}
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
        <Refusal form={form} />
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
        <UploadProgress share={upload.share} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Submit form={form}>{isFromLibrary ? copy.insert : isNew ? copy.upload : copy.save}</Submit>
        </DialogActions>
      </form>
    </Dialog>
  );
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
