/**
 * npm run dev: the product with every part built on change. A changed remote becomes a release that the running
 * shell takes up; a changed shell or API is started again. Open pages take a remote's change up and keep their state,
 * or load anew by themselves, and show what the compiler says.
 */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { startDevelopment } = await import('./development.mjs');
  await startDevelopment();
} catch (error) {
  fail(error);
}
