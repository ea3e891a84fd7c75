/** Configuration that the shell's server prepends to the worker's script. */
export interface WorkerConfig {
  /** Public origins of the remotes of the public pages. */
  assetOrigins: string[];
  /** Paths whose pages the worker does not handle: those of the admin, where the site has them. */
  privatePaths: string[];
  /** Addresses of the shell's own files, which are cached at the installation. */
  shellFiles: string[];
}
