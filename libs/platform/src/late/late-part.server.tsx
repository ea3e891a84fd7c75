import { memo, Suspense, type ComponentType } from 'react';
import type { LatePart } from './late-part-type';

const underWay = new Set<Promise<void>>();

/** See `late-part.tsx`. Here the part is loaded at once, and rendered like any other. */
export function latePart(load: () => Promise<ComponentType>, Missing: ComponentType): LatePart {
  let Part = Missing;
  const loading = load()
    .then(
      (loaded) => {
        Part = loaded;
      },
      (error: unknown) => console.error('A late part could not be loaded.', error),
    )
    .finally(() => underWay.delete(loading));
  underWay.add(loading);
  function LatePart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  }
  return Object.assign(memo(LatePart), { prepare: () => undefined });
}

/** Settles when every part of the modules loaded so far can be rendered; nothing is rendered before. */
export async function latePartsReady(): Promise<void> {
  await Promise.all(underWay);
}
