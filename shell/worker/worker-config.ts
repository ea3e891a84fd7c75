/** What the shell's server writes before the worker's script. */
export interface WorkerConfig {
  /** Public origins of the remotes of the public pages. */
  assetOrigins: string[];
}
