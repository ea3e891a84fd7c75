import { afterEach, expect, it } from '@jest/globals';
import { killApiProcesses } from '../support/api-process';
import { killWhilePaying } from '../support/payment-kill-rounds';
import { createDatabase } from '../support/test-api';
import { isLong } from '../support/tested-api';

/** By hand: PAYMENTS=10000 KILLS=50. */
const payments = Number(process.env.PAYMENTS ?? (isLong ? 600 : 60));
const kills = Number(process.env.KILLS ?? (isLong ? 10 : 2));

afterEach(killApiProcesses);

it(
  'loses no payment, takes none twice and keeps the ledger equal to the balance, with kill -9 and every fault',
  async () => {
    const { problems, paid } = await killWhilePaying(await createDatabase(), { payments, kills });
    expect(problems).toEqual([]);
    expect(paid).toBeGreaterThan(payments * 0.9);
    process.stdout.write(`${kills} kills, ${paid} of ${payments} paid: nothing lost, nothing twice\n`);
  },
  300_000 + payments * 500,
);
