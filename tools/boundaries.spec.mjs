import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { repositoryRoot } from './process.mjs';

// The rule about libraries reads a graph that only a build writes; it is no part of these.
const eslint = new ESLint({
  cwd: repositoryRoot,
  overrideConfig: [{ rules: { '@nx/enforce-module-boundaries': 'off' } }],
});

// The first file that is linted loads the rules and their parsers.
beforeAll(() => brokenRules('', 'libs/paths/src/slugify.ts'), 120_000);

/** What the rules say of a line in a file of the exercises. */
async function complaintsOf(line, page = 'nervous-system-quiz') {
  const broken = await brokenRules(line, `exercises-mfe/src/pages/${page}/probe.ts`);
  return broken.filter((rule) => rule.startsWith('no-restricted'));
}

async function brokenRules(line, file) {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: `${repositoryRoot}/${file}` });
  return result.messages.map(({ ruleId }) => ruleId);
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

describe('imports within a front end', () => {
  const ZONES = 'import-x/no-restricted-paths';

  it.each([
    ['exercises-mfe/src/pages/resources/probe.ts', '../recovery-test/recovery-test-page'],
    ['exercises-mfe/src/features/private-text/probe.ts', '../exercise-flow/exercise-frame'],
    ['exercises-mfe/src/features/private-text/probe.ts', '../../pages/resources/resources-page'],
  ])('%s may not import %s', async (file, sibling) => {
    expect(await brokenRules(`import '${sibling}';`, file)).toEqual([ZONES]);
  });

  it('a page may import its own files and features', async () => {
    const line = "import './resources-page';\nimport '../../features/resource-frame/resource-frame';";
    expect(await brokenRules(line, 'exercises-mfe/src/pages/resources/probe.ts')).toEqual([]);
  });
});

it('two files may not import each other', async () => {
  expect(await brokenRules("import './index';", 'libs/paths/src/slugify.ts')).toEqual(['import-x/no-cycle']);
});

it('the rule about libraries excepts no library by a pattern that is too wide', async () => {
  const rules = new ESLint({ cwd: repositoryRoot });
  const config = await rules.calculateConfigForFile(`${repositoryRoot}/libs/paths/src/slugify.ts`);
  const [, { allow }] = config.rules['@nx/enforce-module-boundaries'];
  // As the rule reads them: an end is compared, anything else is a regular expression.
  const isAllowed = (name) =>
    allow.some((pattern) =>
      pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : new RegExp(pattern).test(name),
    );
  expect(['react-router-dom', '#page-cache', '../../../content/faq.ts'].map(isAllowed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['@stillsam/api-client', '../../site-mfe/src/routes', 'react'].map(isAllowed)).toEqual([
    false,
    false,
    false,
  ]);
});
