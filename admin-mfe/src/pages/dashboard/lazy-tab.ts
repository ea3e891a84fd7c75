import { lazy, type ComponentType } from 'react';

/** A tab in its own chunk, fetched when it is opened. @param load imports a module that exports `Panel`. */
export function lazyTab(load: () => Promise<{ Panel: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Panel }));
}
