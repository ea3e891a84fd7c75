import type { Canary, Release } from '../releases/release';

/** Names of the remotes whose canary a visitor gets. */
export type Variant = readonly string[];

/** What most visitors get. */
export const STABLE: Variant = [];

/** @param bucket of the visitor, from 0 to 99. */
export function variantOf(bucket: number, canaries: ReadonlyMap<string, Canary>): Variant {
  return [...canaries].flatMap(([name, { share }]) => (bucket < share ? [name] : []));
}

/** The releases that a visitor gets, by the name of the remote. */
export function releasesOf(
  variant: Variant,
  stable: ReadonlyMap<string, Release>,
  canaries: ReadonlyMap<string, Canary>,
): ReadonlyMap<string, Release> {
  const chosen = variant.flatMap((name): [string, Release][] => {
    const canary = canaries.get(name);
    return canary ? [[name, canary.release]] : [];
  });
  return new Map([...stable, ...chosen]);
}
