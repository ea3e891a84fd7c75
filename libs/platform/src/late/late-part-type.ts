import type { ComponentType } from 'react';

export type LatePart = ComponentType & {
  /** Begins to load it ahead of its being shown. */
  prepare: () => void;
};
