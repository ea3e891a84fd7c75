import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { repositoryRoot } from './process.mjs';

// The rule about libraries reads a graph that only a build writes; it is no part of these.
const eslint = new ESLint({
  cwd: repositoryRoot,
  overrideConfig: [{ rules: { '@nx/enforce-module-boundaries': 'off' } }],
});

/** What the rules say of a line in a file of the exercises. */
async function complaintsOf(line, page = 'nervous-system-quiz') {
  const filePath = `${repositoryRoot}/exercises-mfe/src/pages/${page}/probe.ts`;
  const [result] = await eslint.lintText(`${line}\n`, { filePath });
  return result.messages
    .filter(({ ruleId }) => ruleId.startsWith('no-restricted'))
    .map(({ message }) => message);
}

const WAYS_OUT = [
  "fetch('/x');",
  "window.fetch('/x');",
  "globalThis.fetch('/x');",
  "navigator.sendBeacon('/x', '4-4-4');",
  'new XMLHttpRequest();',
  "new WebSocket('wss://x');",
  "new window.EventSource('/x');",
  "new Image().src = '/4-4-4.png';",
  "document.cookie = 'svar=4';",
  "import '@stillsam/api-client';",
  "import '@stillsam/notify-form';",
];

it.each(WAYS_OUT)('the rules refuse an exercise %s', async (line) => {
  expect(await complaintsOf(line)).toHaveLength(1);
});

it('a page that is being prepared may ask for an address, and no more', async () => {
  expect(await complaintsOf("import '@stillsam/notify-form';", 'safe-point')).toEqual([]);
  expect(await complaintsOf("import '@stillsam/api-client';", 'safe-point')).toHaveLength(1);
  expect(await complaintsOf("window.fetch('/x');", 'safe-point')).toHaveLength(1);
});

it('what stays in the browser is left alone', async () => {
  expect(await complaintsOf("localStorage.setItem('a', 'b');")).toEqual([]);
});
