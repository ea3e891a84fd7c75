/** Kinds of tiredness. The order decides ties (specification, §4). */
export const RECOVERY_CATEGORIES = ['cognitive', 'emotional', 'physical', 'sensory'] as const;
export type RecoveryCategory = (typeof RECOVERY_CATEGORIES)[number];
