import { useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { Button, Dialog, DialogActions, Notice, Skeleton } from '@stillsam/ui';
import { bodyOf, useApi } from '../../../api/use-api';
import { CropPicture } from './crop-picture';
import { cutSide, MAX_CUT, toCrop, toCuts, type Cuts } from './crop.logic';
import styles from './crop-dialog.module.css';
import { MEDIA_COPY } from './media.copy';
import type { Media } from './picture.schema';
import look from '../../../look.module.css';

const { crop: copy } = MEDIA_COPY;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;

interface CropDialogProps {
  /** Of the stored picture. */
  hash: string;
  onCropped: (media: Media) => void;
  onClose: () => void;
}

/** Shows a part of a picture. The whole one stays in the library, and the crop can be changed from it. */
export function CropDialog({ hash, onCropped, onClose }: CropDialogProps) {
  const { data, error } = useApi().useQuery(
    'get',
    '/api/admin/media/{hash}',
    { params: { path: { hash } } },
    { gcTime: 0 },
  );
  return (
    <Dialog isOpen title={copy.title} onClose={onClose}>
      {data ? (
        <CropForm {...data} hash={hash} onCropped={onCropped} onClose={onClose} />
      ) : error ? (
        <Notice tone="error">{serverText(error) ?? copy.missing}</Notice>
      ) : (
        <Skeleton lines={6} label={copy.loading} />
      )}
    </Dialog>
  );
}

type CropFormProps = components['schemas']['UncroppedDto'] & CropDialogProps;

function CropForm({ original, crop, hash, onCropped, onClose }: CropFormProps) {
  const { client } = useApi();
  const [cuts, setCuts] = useState<Cuts>(() => toCuts(crop));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { width, height } = toCrop(cuts);
  const pixels = (percent: number, whole: number) => Math.round((percent / 100) * whole);

  const save = async () => {
    setIsSaving(true);
    setFailure(null);
    try {
      const call = client.POST('/api/admin/media/{hash}/crops', {
        params: { path: { hash } },
        body: toCrop(cuts),
      });
      onCropped(await bodyOf(call));
    } catch (error) {
      setFailure(serverText(error) ?? copy.failed);
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the post's form, which is an ancestor of this one in React's tree.
    event.stopPropagation();
    void save();
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <p className={look.small}>{copy.hint}</p>
      <CropPicture {...original} label={original.alt} cuts={cuts} onCut={setCuts} />
      <fieldset className={styles.sides}>
        <legend className={look.small}>{copy.sides}</legend>
        {SIDES.map((side) => (
          <label key={side} className={styles.side}>
            {copy.side[side]} {copy.percent(cuts[side])}
            <input
              type="range"
              min={0}
              max={MAX_CUT}
              value={cuts[side]}
              aria-label={copy.side[side]}
              aria-valuetext={copy.percent(cuts[side])}
              onChange={({ target }) => setCuts(cutSide(cuts, side, target.valueAsNumber))}
            />
          </label>
        ))}
      </fieldset>
      <p role="status" className={look.small}>
        {copy.left(pixels(width, original.width), pixels(height, original.height))}
      </p>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {MEDIA_COPY.cancel}
        </Button>
        <Button variant="secondary" onClick={() => setCuts(toCuts(null))}>
          {copy.whole}
        </Button>
        <Button type="submit" isLoading={isSaving} loadingText={copy.saving}>
          {copy.save}
        </Button>
      </DialogActions>
    </form>
  );
}
