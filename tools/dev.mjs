/**
 * npm run dev: the product with every part built on change. A changed remote becomes a release that the running
 * shell takes up; a changed shell or API is started again. Open pages take a remote's change up and keep their state,
 * or load anew by themselves, and show what the compiler says.
 */
import { runInstalled } from './install.mjs';

await runInstalled(async () => {
  const { startDevelopment } = await import('./development.mjs');
  await startDevelopment();
});
