import type { Area } from '../document/page-data';

/** Path of the event stream, and of the reports that the build sends. */
export const DEV_STREAM_PATH = '/dev-stream';

/** Outcome of one build of a part. */
export interface BuildReport {
  part: string;
  /** What the compiler says; null after a build without errors. */
  error: string | null;
  /** Release that holds the build; null where it failed, and for the shell and the API. */
  version: string | null;
}

/** Live release of a remote. */
export interface ServedEntry {
  area: Area;
  /** Address of its federation entry. */
  entry: string;
}
