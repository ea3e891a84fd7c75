// @ts-check
import { z } from 'zod';

/** Name of a release's immutable folder. */
export const VERSION = z.string().regex(/^[\w-]{8,64}$/);

/** `current.json` of a remote's origin: which releases are live. It is the one file of an origin that changes. */
export const POINTER = z.object({
  stable: VERSION,
  /** A release that a share of the visitors gets, in per cent. */
  canary: z.object({ version: VERSION, share: z.number().int().min(1).max(99) }).nullable(),
  /** Versions that were gone back from: no shell falls back to them by itself. */
  withdrawn: z.array(VERSION).default([]),
  changedAt: z.iso.datetime(),
});

/** @typedef {z.infer<typeof POINTER>} Pointer */
