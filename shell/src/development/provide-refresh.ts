/**
 * Development only, the first module of the shell: React reports to this runtime what it renders, so it has to be there
 * before React is. All remotes use the same one (tools/rspack/remote.mjs), because React asks a single one.
 */
import * as refreshRuntime from 'react-refresh/runtime';

refreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { stillsamRefresh: refreshRuntime });
