import { CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import { routes } from './routes';

export const contract = CONTRACT_VERSION;
export { routes };
