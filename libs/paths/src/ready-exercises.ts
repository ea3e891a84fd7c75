import ready from '../../../content/ready-exercises.json' with { type: 'json' };

const READY: ReadonlySet<string> = new Set(ready);

/** True where content/ready-exercises.json names the path of an exercise; otherwise its page says that it comes. */
export function isExerciseReady(path: string): boolean {
  return READY.has(path);
}
