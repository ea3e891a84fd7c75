import { CONTRACT_VERSION } from '@stillsam/platform';
import { routes } from './routes';

export const contract = CONTRACT_VERSION;
/** What is done in an exercise stays there: pointing at a link requests no data. */
export const prefetchesData = false;
export { routes };
