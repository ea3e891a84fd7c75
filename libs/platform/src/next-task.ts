/** Lets the browser answer the visitor before the work goes on: the rest runs in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
