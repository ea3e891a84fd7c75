/**
 * A share of the visitors.
 *
 * @param {string | undefined} text in per cent.
 * @param {number} most
 * @throws with one sentence when it is none.
 */
export function readShare(text, most) {
  const share = Number(text);
  if (!text || !Number.isInteger(share) || share < 1 || share > most)
    throw new Error(`The share must be a whole number from 1 to ${most} per cent, not "${text ?? ''}".`);
  return share;
}
