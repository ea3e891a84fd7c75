import '@stillsam/ui/styles/base.css';

/** Lets the browser paint and handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Each part is evaluated in a task of its own: all in one would block a slow phone for a quarter of a second. */
async function run(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './client');
  await nextTask();
  await start();
}

void run();
