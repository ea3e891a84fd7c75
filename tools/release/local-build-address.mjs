import { signLocalBuild } from '@stillsam/releases/local-build';
import { PREVIEW_PATH } from '@stillsam/releases/preview';

/**
 * The signed address that shows one browser a build of its own machine.
 *
 * @param {string} site origin of the site.
 * @param {import('@stillsam/releases/local-build').LocalBuild} build
 * @param {string} privateKey of the part.
 * @throws with one sentence when the build is on another machine.
 */
export function localBuildAddress(site, build, privateKey) {
  return site + PREVIEW_PATH + signLocalBuild(build, privateKey);
}
