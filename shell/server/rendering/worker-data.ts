import type { MessagePort } from 'node:worker_threads';
import type { Owner } from '@stillsam/releases/owner';
import type { Area } from '../../src/document/page-data';

/** What a worker is started with. */
export interface WorkerData {
  /** Name of the remote. */
  name: string;
  area: Area;
  /** The area's remotes, in the order in which their routes are mounted. */
  owners: readonly Owner[];
  /** Text of the release's server bundle. */
  source: string;
  /** Of the bundle, for stack traces. */
  filename: string;
  siteOrigin: string;
  /** Origin that the remote's loaders call. */
  apiOrigin: string;
}

/** The data that one worker gets: the port is its own. */
export type OwnWorkerData = WorkerData & { apiPort: MessagePort };
