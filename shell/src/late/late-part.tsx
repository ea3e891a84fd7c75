import { lazy, Suspense, type ComponentType } from 'react';
import { pageAtRest } from './page-at-rest';

/**
 * A part of the layout that the server renders, but whose script comes when the page is at rest: until then the
 * server's markup stands, and native behaviour works. `late-part.server.tsx` is this on the server.
 *
 * @param load imports the part.
 * @param Missing stands in its place when its script does not come.
 */
export function latePart(load: () => Promise<ComponentType>, Missing: ComponentType): ComponentType {
  const Part = lazy(async () => {
    await pageAtRest();
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page did not come.', error);
      return { default: Missing };
    }
  });
  return function LatePart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
