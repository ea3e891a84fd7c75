/**
 * Does pieces of work in their order, several at a time: a lane that is free takes the next one.
 *
 * @template Result
 * @param {(() => Promise<Result>)[]} works
 * @param {number} lanes
 * @returns {Promise<Result[]>} in the order of the works.
 */
export async function inLanes(works, lanes) {
  const results = [];
  const waiting = works.entries();
  const lane = async () => {
    for (const [index, work] of waiting) results[index] = await work();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
