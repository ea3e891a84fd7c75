export type Phase = 'in' | 'hold' | 'out';
export const PHASES: readonly Phase[] = ['in', 'hold', 'out'];

export type RhythmId = 'stillsam' | 'jamn' | 'lang-ut';

/** A breath: its duration and the shares of its phases. A phase with share 0 is skipped. */
export interface Rhythm {
  id: RhythmId;
  cycleMs: number;
  shares: Readonly<Record<Phase, number>>;
}

export const RHYTHMS: Readonly<Record<RhythmId, Rhythm>> = {
  /** In 4/14, hold 4/14, out 6/14 of 20 seconds (specification, §9). */
  stillsam: { id: 'stillsam', cycleMs: 20_000, shares: { in: 4, hold: 4, out: 6 } },
  jamn: { id: 'jamn', cycleMs: 10_000, shares: { in: 5, hold: 0, out: 5 } },
  'lang-ut': { id: 'lang-ut', cycleMs: 12_000, shares: { in: 4, hold: 2, out: 6 } },
};
export const RHYTHM_IDS: readonly RhythmId[] = ['stillsam', 'jamn', 'lang-ut'];

/** Lengths of a session in minutes. Each is a whole number of breaths in every rhythm. */
export const LENGTHS = [1, 3, 5, 10] as const;
export type Length = (typeof LENGTHS)[number];

export interface Plan {
  rhythm: Rhythm;
  minutes: Length;
}

/** The limit for a rhythm with a pause: ten minutes would be thirty pauses. */
const MAX_LENGTH_WITH_PAUSE: Length = 5;

export function hasPause({ shares }: Rhythm): boolean {
  return shares.hold > 0;
}

/** The lengths that a rhythm allows. */
export function lengthsOf(rhythm: Rhythm): readonly Length[] {
  return hasPause(rhythm) ? LENGTHS.filter((minutes) => minutes <= MAX_LENGTH_WITH_PAUSE) : LENGTHS;
}

const MINUTE_MS = 60_000;

export function sessionMs({ minutes }: Plan): number {
  return minutes * MINUTE_MS;
}

export function cyclesOf(plan: Plan): number {
  return sessionMs(plan) / plan.rhythm.cycleMs;
}

/** The ends of inhaling and of the pause, as shares of a breath. */
export function turnsOf({ shares }: Rhythm): { inEndsAt: number; holdEndsAt: number } {
  const whole = shares.in + shares.hold + shares.out;
  return { inEndsAt: shares.in / whole, holdEndsAt: (shares.in + shares.hold) / whole };
}

/** The beginning and the end of a phase, as shares of a breath. */
export function sharesOf(rhythm: Rhythm, phase: Phase): { from: number; to: number } {
  const { inEndsAt, holdEndsAt } = turnsOf(rhythm);
  switch (phase) {
    case 'in':
      return { from: 0, to: inEndsAt };
    case 'hold':
      return { from: inEndsAt, to: holdEndsAt };
    case 'out':
      return { from: holdEndsAt, to: 1 };
  }
}

/** The phases of a rhythm. */
export function phasesOf({ shares }: Rhythm): Phase[] {
  return PHASES.filter((phase) => shares[phase] > 0);
}

/** Duration of a phase in milliseconds. */
export function phaseMs({ cycleMs, shares }: Rhythm, phase: Phase): number {
  return (cycleMs * shares[phase]) / (shares.in + shares.hold + shares.out);
}
