import { once } from 'node:events';
import { test } from '@playwright/test';
import { OTHER_SEEDED_SLUG, PORTS } from '../support/addresses';
import { expect } from '../support/console';
import { eventually, ShellProcess } from '../support/shell-process';

test('makes a shell after SIGTERM not ready first, then serves on, and ends in order', async () => {
  const shell = await ShellProcess.start({
    port: PORTS.shell + 41,
    environment: { DRAIN_MILLISECONDS: '100000' },
  });
  try {
    const get = (address: string) => fetch(shell.origin + address);
    await eventually(async () => (await get('/health/ready')).status === 200);
    shell.child.kill('SIGTERM');
    await eventually(async () => (await get('/health/ready')).status === 503);
    for (const address of ['/health/live', '/', `/kunskapsbibliotek/${OTHER_SEEDED_SLUG}`, '/api/products']) {
      const response = await get(address);
      expect([response.status, response.headers.get('connection')], address).toEqual([200, 'close']);
    }
    const exited = once(shell.child, 'exit');
    // SIGINT ends the wait.
    shell.child.kill('SIGINT');
    expect((await exited)[0]).toBe(0);
  } finally {
    shell.child.kill('SIGKILL');
  }
});
