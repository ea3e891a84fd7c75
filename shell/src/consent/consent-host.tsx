import { useEffect, useState, type ComponentType } from 'react';
import { nextTask } from '../config/next-task';
import { loadLateParts } from '../late/load-late-parts';
import { pageAtRest } from '../late/page-at-rest';

/** Where the question of consent stands, once the page is at rest. Before it comes, nothing is allowed. */
export function ConsentHost() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  useEffect(() => {
    void pageAtRest()
      .then(loadLateParts)
      .then(async (parts) => {
        await nextTask();
        return parts.ConsentCenter;
      })
      .then(
        (Loaded) => setCenter(() => Loaded),
        () => undefined,
      );
  }, []);
  return Center ? <Center /> : null;
}
