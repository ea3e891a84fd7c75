import { ADMIN_PATHS } from '@stillsam/paths';

export const ORDERS_TAB_ID = 'kop';
/** The dashboard's list of purchases. */
export const ORDERS_PATH = `${ADMIN_PATHS.dashboard}?flik=${ORDERS_TAB_ID}`;
