/**
 * Takes the changes that were agreed on out of those that were found.
 *
 * @param {string[]} changes sentences of `breakingChanges`.
 * @param {{ change: string, reason: string }[]} agreed of agreed-changes.json: the sentence, and why nobody breaks.
 * @returns {string[]} the changes that nobody agreed on, and a sentence for each agreement that is not in use.
 */
export function openChanges(changes, agreed) {
  return [
    ...withoutAgreed(changes, agreed),
    ...agreed.flatMap(({ change, reason }) => {
      if (!reason?.trim()) return [`agreed-changes.json gives no reason for “${change}”.`];
      if (!changes.includes(change))
        return [`agreed-changes.json lists “${change}”, which is no change: remove it.`];
      return [];
    }),
  ];
}

/** @returns {string[]} the changes that nobody agreed on. Parameters are those of `openChanges`. */
export function withoutAgreed(changes, agreed) {
  const sentences = new Set(agreed.map(({ change }) => change));
  return changes.filter((change) => !sentences.has(change));
}
