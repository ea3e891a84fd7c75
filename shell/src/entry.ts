import '@stillsam/ui/styles/base.css';
import { nextTask } from '@stillsam/platform/next-task';

/*
 * The task that runs this script sets federation's runtime up; React and the application follow in tasks of their
 * own, so that a slow phone can scroll in between.
 */
async function run(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './client');
  await nextTask();
  await start();
}

void run();
