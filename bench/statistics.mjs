/** Value below which a share of the sample lies (nearest rank). @param {number} share 0 to 1. */
export function percentile(sample, share) {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}

export function median(sample) {
  return percentile(sample, 0.5);
}

export function rounded(value, digits = 0) {
  return Number(value.toFixed(digits));
}
