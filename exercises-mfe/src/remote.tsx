import { CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import { routes } from './routes';

export const contract = CONTRACT_VERSION;
/** Disables the prefetch of data, so that no request reveals a visitor's exercises. */
export const prefetchesData = false;
export { routes };
