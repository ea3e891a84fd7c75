import type { Plan } from '@stillsam/my-plan';
import { MY_PLAN_COPY } from './my-plan.copy';

/** The lines of the note, in their order. */
export const NOTE_LINES = ['signs', 'helps', 'person'] as const;

/** The plan as text. CRLF line ends suit the editors of every system. */
export function planAsText(plan: Plan): string {
  const things = plan.things.map(({ title }) => `- ${title}`);
  const lines = NOTE_LINES.flatMap((name) =>
    plan[name].trim() === '' ? [] : [`${MY_PLAN_COPY.note[name].label}: ${plan[name].trim()}`],
  );
  const parts = [[MY_PLAN_COPY.title], things, lines].filter((part) => part.length > 0);
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`.replace(/\r?\n/g, '\r\n');
}
