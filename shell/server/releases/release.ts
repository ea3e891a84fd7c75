import type { Manifest } from '@stillsam/releases/files';
import type { Remote } from '@stillsam/releases/registry';
import type { RemotePin } from '../../src/document/page-data';
import type { RemoteRenderer } from '../rendering/remote-pool';

export interface ReleaseName {
  part: string;
  version: string;
}

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
}
