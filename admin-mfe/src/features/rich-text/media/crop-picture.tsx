import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { cutAround, type Cuts, type Place } from './crop.logic';
import styles from './crop-dialog.module.css';
import { displayAddress } from './display-address';

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
export function CropPicture({ src, width, height, label, cuts, onCut }: CropPictureProps) {
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
      className={styles.picture}
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
