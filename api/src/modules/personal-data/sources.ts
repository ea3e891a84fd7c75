import { REGISTRATIONS } from '../../registrations';

/** What the modules hold about an address. */
export const SOURCES = REGISTRATIONS.flatMap(({ personalData }) => personalData ?? []);
