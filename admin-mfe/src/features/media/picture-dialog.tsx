import { useRef, useState, type FormEvent } from 'react';
import { Button, Dialog, DialogActions, Notice, TextField } from '@stillsam/ui';
import { FileField } from '../file-field/file-field';
import { MEDIA_COPY } from './media.copy';
import type { Media } from './media.types';
import styles from './picture-dialog.module.css';
import { checkPicture, PICTURE_TYPES, type PictureErrors } from './picture-file.logic';
import { UploadProgress } from './upload-progress';
import { usePictureUpload } from './use-picture-upload';

const copy = MEDIA_COPY;

interface PictureDialogProps {
  /** The description of a picture that stands there already; only its words are changed then. */
  current?: string;
  /** Whether the picture can have a text below it. */
  hasCaption?: boolean;
  onUploaded: (media: Media, caption: string) => void;
  onDescribed?: (alt: string) => void;
  onClose: () => void;
}

/** A picture and, required, what it shows. */
export function PictureDialog({ current, hasCaption, onUploaded, onDescribed, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(current ?? '');
  const [caption, setCaption] = useState('');
  const [errors, setErrors] = useState<PictureErrors>({});
  const upload = usePictureUpload();
  const formRef = useRef<HTMLFormElement>(null);
  const isNew = current === undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The post's own form surrounds this one in React's tree.
    event.stopPropagation();
    if (upload.share !== null) return;
    const faults = checkPicture(isNew ? file : null, alt);
    setErrors(faults);
    const first = faults.file ? 'picture-file' : faults.alt ? 'picture-alt' : undefined;
    if (first) return formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (!isNew || !file) return onDescribed?.(alt.trim());
    const media = await upload.start(file, alt.trim());
    if (media) onUploaded(media, caption.trim());
  };

  return (
    <Dialog isOpen title={copy.title} onClose={onClose}>
      <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {upload.failure ? <Notice tone="error">{upload.failure}</Notice> : null}
        {isNew ? (
          <FileField
            name="picture-file"
            label={copy.file}
            hint={copy.fileHint}
            accept={PICTURE_TYPES.join()}
            required
            error={errors.file}
            onChoose={(chosen) => {
              setFile(chosen);
              setErrors({ ...errors, file: undefined });
            }}
          />
        ) : null}
        <TextField
          name="picture-alt"
          label={copy.alt}
          hint={copy.altHint}
          required
          value={alt}
          error={errors.alt}
          onChange={(event) => {
            setAlt(event.target.value);
            setErrors({ ...errors, alt: undefined });
          }}
        />
        {isNew && hasCaption ? (
          <TextField
            label={copy.caption}
            hint={copy.captionHint}
            isOptional
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        ) : null}
        <UploadProgress share={upload.share} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" isLoading={upload.share !== null}>
            {isNew ? copy.upload : copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
