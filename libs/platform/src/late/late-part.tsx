import { lazy, memo, Suspense, type ComponentType } from 'react';
import { nextTask } from '../next-task';
import type { LatePart } from './late-part-type';
import { isPageTouched, pageTouched } from './page-at-rest';

/**
 * A part of a page that the server renders, but whose script comes when the visitor first does something: until
 * then the server's markup stands, and native behaviour works. It takes no properties, so that it is left in peace
 * while the page around it changes. `late-part.server.tsx` is this on the server.
 *
 * A remote names the chunk of its page's late parts as the page's own with `-late` behind it, so that the server
 * can inline its style.
 *
 * @param load imports the part.
 * @param Missing stands in its place when its script does not come.
 * @param when settles when the script is to be fetched.
 */
export function latePart(
  load: () => Promise<ComponentType>,
  Missing: ComponentType,
  when: () => Promise<void> = pageTouched,
): LatePart {
  // Who comes by a click has acted already: then the script is asked for while the page's data is.
  let loading = isPageTouched() ? begin(load, Missing, when) : undefined;
  const loadOnce = () => (loading ??= begin(load, Missing, when));
  const Part = lazy(loadOnce);
  function LatePart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  }
  return Object.assign(memo(LatePart), { prepare: () => void loadOnce() });
}

async function begin(
  load: () => Promise<ComponentType>,
  Missing: ComponentType,
  when: () => Promise<void>,
): Promise<{ default: ComponentType }> {
  await when();
  try {
    const loaded = await load();
    // The chunk's own evaluation was a task already.
    await nextTask();
    return { default: loaded };
  } catch (error) {
    console.warn('A part of the page did not come.', error);
    return { default: Missing };
  }
}

/** For the server, which has to wait; here there is nothing to wait for. */
export async function latePartsReady(): Promise<void> {}
