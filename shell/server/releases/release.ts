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

/** Which releases a visitor gets instead of the stable ones. */
export interface Variant {
  /** By which cached pages are told apart. */
  key: string;
  releases: readonly ReleaseName[];
  /** The release that this browser alone is shown. */
  preview: ReleaseName | null;
}

/** What most visitors get. */
export const STABLE: Variant = { key: '', releases: [], preview: null };

/** @param bucket of the visitor, from 0 to 99. */
export function canaryVariant(bucket: number, canaries: ReadonlyMap<string, Canary>): Variant {
  const releases = [...canaries].flatMap(([part, { share, release }]) =>
    bucket < share ? [{ part, version: release.manifest.version }] : [],
  );
  return { key: releases.map(textOf).join(), releases, preview: null };
}

export function previewVariant(preview: ReleaseName): Variant {
  return { key: `preview ${textOf(preview)}`, releases: [preview], preview };
}

/**
 * The releases of a variant, by the name of the remote.
 *
 * @param others canaries and previews.
 */
export function releasesOf(
  variant: Variant,
  stable: ReadonlyMap<string, Release>,
  others: readonly Release[],
): ReadonlyMap<string, Release> {
  const chosen = others.filter(({ remote, manifest }) =>
    variant.releases.some(({ part, version }) => part === remote.name && version === manifest.version),
  );
  return new Map([...stable, ...chosen.map((release) => [release.remote.name, release] as const)]);
}

function textOf({ part, version }: ReleaseName): string {
  return `${part}@${version}`;
}
