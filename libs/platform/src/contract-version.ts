import contract from '../contract.json' with { type: 'json' };

/**
 * Number of the contract between the shell and its remotes. A remote takes it from this module, which it bundles, so
 * that a release names the contract that it was built for; `@stillsam/platform` itself is the shell's at run time.
 */
export const CONTRACT_VERSION: number = contract.version;

/** A shell accepts remotes of its own contract and of the one before, so that shell and remotes ship apart. */
export function acceptsContract(version: number): boolean {
  return version === CONTRACT_VERSION || version === CONTRACT_VERSION - 1;
}
