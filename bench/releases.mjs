/** Memory of the shell's server over 100 releases of a remote, each rendered with. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRelease } from '../tools/release/make-release.mjs';
import { releasesDirectory } from '../tools/releases.mjs';
import { repositoryRoot } from '../tools/process.mjs';
import { residentMb } from './process-memory.mjs';
import { SITE, withProduct } from './product.mjs';

const RELEASES = 100;
const EVERY = 20;

export function measure() {
  process.env.RELEASE_POLL_MILLISECONDS = '100';
  return withProduct(async ({ services }) => {
    const source = path.join(repositoryRoot, '.stillsam/bench/altered');
    await cp(path.join(repositoryRoot, 'site-mfe/dist'), source, { recursive: true });
    const original = await readFile(path.join(source, 'server/server.cjs'), 'utf8');
    const rows = [{ releases: 0, residentMb: await residentMb(services.shell.pid) }];
    for (let number = 1; number <= RELEASES; number += 1) {
      await writeFile(path.join(source, 'server/server.cjs'), `${original}\n// ${number}`);
      const { version } = await makeRelease('site', { directory: releasesDirectory('site'), source });
      await untilLive(version);
      if (number % EVERY === 0)
        rows.push({ releases: number, residentMb: await residentMb(services.shell.pid) });
    }
    return { conditions: 'resident memory of the shell’s server after each release was rendered with', rows };
  });
}

async function untilLive(version) {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    if ((await (await fetch(`${SITE}/kunskapsbibliotek`)).text()).includes(version)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Release ${version} was not taken up`);
}
