import { loadCovers } from '../../features/articles/covers';

/** The cart is the browser's own; only what draws its pictures is fetched. */
export async function loadCart(): Promise<null> {
  await loadCovers();
  return null;
}
