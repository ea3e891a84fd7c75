/** The visitor's energy right now (specification, §4). */
export const ENERGY_LEVELS = ['high', 'medium', 'low'] as const;
export type EnergyLevel = (typeof ENERGY_LEVELS)[number];

/** How the visitor feels after the micro action. */
export const REFLECTIONS = ['connected', 'less-pressure', 'still-tired'] as const;
export type Reflection = (typeof REFLECTIONS)[number];
