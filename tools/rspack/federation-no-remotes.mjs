/*
 * Stands in for runtime-core's `utils/load` and `utils/preload` and for the sdk's `dom` in the shell, as
 * runtime-core's own `remote/disabled` does for the remote handler: the shell pins, checks and loads federation
 * entries itself (remotes/load-container.ts), and these three would be 2.6 KB of brotli that never runs.
 */
function unavailable() {
  throw new Error("Remotes are loaded by the shell's own loader.");
}

export const getRemoteEntry = unavailable;
export const getRemoteInfo = unavailable;
export const getRemoteEntryUniqueKey = unavailable;
export const isEsmRemoteType = unavailable;
export const preloadAssets = unavailable;
export const formatPreloadArgs = unavailable;
export const normalizePreloadExposes = unavailable;
export const defaultPreloadArgs = unavailable;
export const createLink = unavailable;
export const createScript = unavailable;
export const loadScript = unavailable;
export const isStaticResourcesEqual = unavailable;
export const safeWrapper = unavailable;
