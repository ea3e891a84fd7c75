import { ApiError } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { LINK_OVER, TOKEN_QUERY } from '@stillsam/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';

export { PurchasesPage as Component } from './purchases-page';

export type Purchases = components['schemas']['PurchasesDto'];

export interface PurchasesData {
  /** Of a mailed link, which opens the purchases once. */
  token: string | null;
  /** The link that led here opened nothing. */
  isLinkOver: boolean;
  /** Null where this browser has not opened them, undefined where the API failed. */
  purchases: Purchases | null | undefined;
}

const UNAUTHORIZED = 401;

/** On the server the shell hands this browser's cookie to the API. A mailed link changes nothing by being followed. */
export async function loader({ request }: LoaderFunctionArgs): Promise<PurchasesData> {
  const query = new URL(request.url).searchParams;
  const token = query.get(TOKEN_QUERY);
  return { token, isLinkOver: query.has(LINK_OVER), purchases: token ? null : await fetchPurchases() };
}

async function fetchPurchases(): Promise<PurchasesData['purchases']> {
  try {
    return await bodyOf(siteApi().GET('/api/purchases'));
  } catch (error) {
    return error instanceof ApiError && error.status === UNAUTHORIZED ? null : undefined;
  }
}
