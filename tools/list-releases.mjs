/** npm run releases [-- <part>]: what is live, since when and by whom, and the last changes. */
import { fail } from './process.mjs';
import { REMOTES, remoteOf, storeOf } from './releases.mjs';
import { loadEnvironment } from './release/context.mjs';
import { reportOf } from './release/report.mjs';

try {
  loadEnvironment();
  const [part] = process.argv.slice(2);
  const names = part ? [remoteOf(part).name] : Object.keys(REMOTES);
  for (const name of names) console.log(await reportOf(name, await storeOf(name)));
} catch (error) {
  fail(error);
}
