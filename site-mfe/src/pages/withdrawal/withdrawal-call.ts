import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type Withdrawal = components['schemas']['WithdrawDto'];
export type WithdrawalReceipt = components['schemas']['WithdrawalReceiptDto'];

/** Withdraws from a purchase, as of the receipt's time. @throws ApiError */
export async function sendWithdrawal(withdrawal: Withdrawal): Promise<WithdrawalReceipt> {
  const client = createApiClient({ baseUrl: runtimeConfig().apiOrigin });
  const { data } = await client.POST('/api/withdrawals', { body: withdrawal });
  if (!data) throw new Error('The response of the API has no receipt');
  return data;
}
