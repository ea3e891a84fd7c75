import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { Button, Dialog, Notice, Skeleton } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bodyOf, useApi } from '../../../api/use-api';
import { DialogForm } from '../../../forms/form';
import styles from '../tool-dialogs.module.css';
import { cutAround, cutSide, MAX_CUT, toCrop, toCuts, type Cuts, type Place } from './crop.logic';
import { displayAddress } from '../addresses';
import { MEDIA_COPY } from '../rich-text.copy';
import type { Media } from './media-library';
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
  const form = useForm();
  const [cuts, setCuts] = useState<Cuts>(() => toCuts(crop));
  const { width, height } = toCrop(cuts);
  const pixels = (percent: number, whole: number) => Math.round((percent / 100) * whole);

  const save = async () => {
    const params = { path: { hash } };
    onCropped(await bodyOf(client.POST('/api/admin/media/{hash}/crops', { params, body: toCrop(cuts) })));
  };
  return (
    <DialogForm
      form={form}
      failed={copy.failed}
      copy={{ submit: copy.save, submitting: copy.saving }}
      onSend={save}
      onCancel={onClose}
      actions={
        <Button variant="secondary" onClick={() => setCuts(toCuts(null))}>
          {copy.whole}
        </Button>
      }
    >
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
    </DialogForm>
  );
}

/** Over what is cut off. */
const SHADE = 'rgb(18 37 31 / 72%)';

interface CropPictureProps {
  src: string;
  width: number;
  height: number;
  label: string;
  cuts: Cuts;
  onCut: (cuts: Cuts) => void;
}

/** The whole picture, shaded where it is cut off. A pointer draws the rectangle that is left. */
function CropPicture({ src, width, height, label, cuts, onCut }: CropPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = useRef<Place>(null);
  const image = useImage(displayAddress(src));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!image || !context) return;
    const [left, top] = [(cuts.left / 100) * width, (cuts.top / 100) * height];
    const [right, bottom] = [(1 - cuts.right / 100) * width, (1 - cuts.bottom / 100) * height];
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    context.fillStyle = SHADE;
    context.fillRect(0, 0, width, top);
    context.fillRect(0, bottom, width, height - bottom);
    context.fillRect(0, top, left, bottom - top);
    context.fillRect(right, top, width - right, bottom - top);
  }, [image, cuts, width, height]);

  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const drawn = start.current && cutAround(start.current, placeOf(event));
    if (drawn) onCut(drawn);
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={styles.cropped}
      width={width}
      height={height}
      onPointerDown={(event) => {
        start.current = placeOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={draw}
      onPointerUp={(event) => {
        draw(event);
        start.current = null;
      }}
      onPointerCancel={() => (start.current = null)}
    />
  );
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** null until it is loaded. */
function useImage(address: string): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const loading = new Image();
    loading.onload = () => setImage(loading);
    loading.src = address;
    return () => {
      loading.onload = null;
    };
  }, [address]);
  return image;
}
