/**
 * npm run dev: the product with every part built on change. A changed remote becomes a release that the running
 * shell takes up; a changed shell or API is started again; open pages load anew by themselves.
 */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { startDevelopment } = await import('./development.mjs');
  await startDevelopment();
} catch (error) {
  fail(error.message);
}
