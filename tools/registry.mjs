/**
 * npm run registry -- [--public "http://localhost:{port}"] [--internal "http://{name}:{port}"]: writes
 * `<RELEASES_DIR>/registry.json` for a shell that is not started by npm start. {name} and {port} stand for those of
 * each remote. REMOTES_PUBLIC_ORIGIN and REMOTES_INTERNAL_ORIGIN say the same for a container.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './process.mjs';
import { readPorts } from './ports.mjs';
import { releasesRoot } from './releases.mjs';
import { loadEnvironment } from './release/context.mjs';
import { writeRegistry } from './release/registry.mjs';

try {
  loadEnvironment();
  const { values } = parseArgs({
    options: {
      public: { type: 'string', default: process.env.REMOTES_PUBLIC_ORIGIN || 'http://localhost:{port}' },
      internal: { type: 'string', default: process.env.REMOTES_INTERNAL_ORIGIN || 'http://127.0.0.1:{port}' },
    },
  });
  const ports = readPorts(process.env);
  const filled = (/** @type {string} */ template) => (/** @type {string} */ name) =>
    template.replaceAll('{name}', name).replaceAll('{port}', String(ports[name]));
  const file = await writeRegistry(path.join(releasesRoot(), 'registry.json'), {
    publicOriginOf: filled(values.public),
    internalOriginOf: filled(values.internal),
  });
  console.log(`${file} names the remotes.`);
} catch (error) {
  fail(error);
}
