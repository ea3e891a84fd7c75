import { nextTask, pageAtRest } from '@stillsam/platform';
import { useEffect, useState, type ComponentType } from 'react';

/** Where the question of consent stands, once the page is at rest. Before it comes, nothing is allowed. */
export function ConsentHost() {
  const [Center, setCenter] = useState<ComponentType | null>(null);
  useEffect(() => {
    void pageAtRest()
      .then(loadCenter)
      .then(
        (Loaded) => setCenter(() => Loaded),
        () => undefined,
      );
  }, []);
  return Center ? <Center /> : null;
}

async function loadCenter(): Promise<ComponentType> {
  const { ConsentCenter } = await import(/* webpackChunkName: "consent" */ './consent-center');
  await nextTask();
  return ConsentCenter;
}
