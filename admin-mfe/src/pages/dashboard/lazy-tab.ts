import { lazy, type ComponentType } from 'react';

/** A tab in a chunk of its own, fetched when it is opened. @param load imports a module that exports `Panel`. */
export function lazyTab(load: () => Promise<{ Panel: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Panel }));
}
