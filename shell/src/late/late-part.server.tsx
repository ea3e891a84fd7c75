import { Suspense, type ComponentType } from 'react';

const underWay: Promise<void>[] = [];

/** See `late-part.tsx`. Here the part is loaded at once, and rendered like any other. */
export function latePart(load: () => Promise<ComponentType>, Missing: ComponentType): ComponentType {
  let Part = Missing;
  underWay.push(
    load().then((loaded) => {
      Part = loaded;
    }),
  );
  return function LatePart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

/** Settles when every part can be rendered; nothing is served before. */
export async function latePartsReady(): Promise<void> {
  await Promise.all(underWay);
}
