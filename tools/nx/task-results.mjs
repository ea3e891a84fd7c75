import { writeFile } from 'node:fs/promises';

/** An Nx plugin: writes how each task of a run ended to the file that TASK_RESULTS_FILE names. */
export const name = 'task-results';

/** @typedef {{ projectRoot?: string, target: { target: string } }} Task */

/** @param {unknown} _options @param {{ taskResults: Record<string, { task: Task, status: string }> }} context */
export async function postTasksExecution(_options, { taskResults }) {
  const file = process.env.TASK_RESULTS_FILE;
  if (!file) return;
  const results = Object.values(taskResults).map(({ task, status }) => ({
    projectRoot: task.projectRoot,
    target: task.target.target,
    status,
  }));
  await writeFile(file, JSON.stringify(results));
}
