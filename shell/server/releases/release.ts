import type { Manifest } from '@stillsam/releases/manifest';
import type { Remote } from '@stillsam/releases/registry';
import type { RemotePin } from '../../src/config/page-data';
import type { RemoteRenderer } from '../remotes/remote-renderer';

/** A release that a share of the visitors gets, in per cent. */
export interface Canary {
  release: Release;
  share: number;
}

/** A release that was tried: its pages can be rendered. */
export interface Release {
  remote: Remote;
  manifest: Manifest;
  pin: RemotePin;
  renderer: RemoteRenderer;
  /** Absolute public address of a file of the release. */
  urlOf(file: string): string;
  /** Text of each style sheet, by file name. */
  styles: ReadonlyMap<string, string>;
  /** Text of each script for browsers, by file name. */
  scripts: ReadonlyMap<string, string>;
}
