import { test as httpTest } from '@playwright/test';
import { ADMIN_APP, PORTS, SITE } from '../support/addresses';
import { expect, test } from '../support/console';
import { eventually, ShellProcess } from '../support/shell-process';

const PORT = PORTS.shell + 50;
const UNKNOWN = ['/admin', '/admin/login', '/admin/dashboard', '/admin/blog/new'];

let shell: ShellProcess;

test.beforeAll(async () => {
  shell = await ShellProcess.start({ port: PORT, environment: { ADMIN_IN_SHELL: 'false' } });
  await eventually(async () => (await fetch(`${shell.origin}/om-oss`)).status === 200);
});
test.afterAll(() => shell.stop());

test('serves no address of the admin in a shell without it', async ({ page, consoleErrors }) => {
  for (const path of UNKNOWN) expect((await fetch(shell.origin + path)).status, path).toBe(404);
  await page.goto(`${shell.origin}/admin/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/finns inte/i);
  await expect(page.getByLabel(/lösenord/i)).toHaveCount(0);
  // The browser itself reports the document's 404.
  consoleErrors.expect(/404.*\/admin\/login/);
});

/** Every script of the public site: the shell's, as its document names them, and all of the public remotes' releases. */
async function publicScripts(html: string): Promise<string[]> {
  const own = [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, path]) => shell.origin + path);
  const released = [PORTS.site, PORTS.exercises].map(async (port) => {
    const origin = `http://localhost:${port}`;
    const { stable }: { stable: string } = await (await fetch(`${origin}/current.json`)).json();
    const manifest: { files: Record<string, string> } = await (
      await fetch(`${origin}/${stable}/release.json`)
    ).json();
    const files = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
    return files.map((file) => `${origin}/${stable}/${file}`);
  });
  return [...own, `${shell.origin}/service-worker.js`, ...(await Promise.all(released)).flat()];
}

httpTest('no script or document of the public site names an address of the admin', async () => {
  const named: string[] = [];
  const look = async (address: string) => {
    const response = await fetch(address);
    expect(response.status, address).toBe(200);
    const text = await response.text();
    if (/\/admin\b(?!-)/.test(text.replaceAll('/api/admin', ''))) named.push(address);
    return text;
  };
  const html = await look(`${shell.origin}/`);
  for (const path of ['/om-oss', '/kunskapsbibliotek', '/resurser', '/tillganglighet'])
    await look(shell.origin + path);
  const scripts = await publicScripts(html);
  expect(scripts.length).toBeGreaterThan(30);
  for (const script of scripts) await look(script);
  expect(named).toEqual([]);
});

test('serves the admin app at its own origin', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/login`);
  await expect(page.getByLabel(/lösenord/i).first()).toBeVisible();
  expect((await fetch(`${SITE}/admin/login`)).status).toBe(200);
});
