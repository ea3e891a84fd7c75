import type { RemoteModule } from '@stillsam/platform';
import type { RemotePin } from '../../src/config/page-data';
import type { RemoteName } from '../../src/remotes/remote-names';
import type { ReleaseManifest } from './release-manifest';

/** A release that was fetched, checked and evaluated. */
export interface Release {
  name: RemoteName;
  manifest: ReleaseManifest;
  module: RemoteModule;
  pin: RemotePin;
  /** Absolute public address of a file of the release. */
  urlOf(file: string): string;
  /** Text of each style sheet, by file name. */
  styles: ReadonlyMap<string, string>;
}
