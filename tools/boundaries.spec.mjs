import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { repositoryRoot } from './process.mjs';

const BETWEEN_PARTS = '@nx/enforce-module-boundaries';
const eslint = new ESLint({ cwd: repositoryRoot });

beforeAll(async () => {
  // Nx's rule skips every file while no command of Nx has written the graph of the projects.
  execFileSync('node_modules/.bin/nx', ['show', 'projects'], { cwd: repositoryRoot });
  // The first file that is linted loads the rules and their parsers.
  await brokenRules('', 'libs/paths/src/slugify.ts');
}, 120_000);

/** What the rules say of a line in a file of the exercises. @param {string} line */
async function complaintsOf(line, page = 'nervous-system-quiz') {
  const broken = await brokenRules(line, `exercises-mfe/src/pages/${page}/probe.ts`);
  return broken.filter((rule) => rule?.startsWith('no-restricted'));
}

/** @param {string} line @param {string} file */
async function brokenRules(line, file) {
  const results = await eslint.lintText(`${line}\n`, { filePath: `${repositoryRoot}/${file}` });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
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

it.each(WAYS_OUT)('refuses for an exercise %s', async (line) => {
  expect(await complaintsOf(line)).toHaveLength(1);
});

it('lets a page that is being prepared ask for an address, and no more', async () => {
  expect(await complaintsOf("import '@stillsam/notify-form';", 'coming-soon')).toEqual([]);
  expect(await complaintsOf("import '@stillsam/api-client';", 'coming-soon')).toHaveLength(1);
  expect(await complaintsOf("window.fetch('/x');", 'coming-soon')).toHaveLength(1);
});

it('leaves alone what stays in the browser', async () => {
  expect(await complaintsOf("localStorage.setItem('a', 'b');")).toEqual([]);
});

describe('an import of another part', () => {
  it.each([
    // What brings answers to the API, and what brings the client of the API along.
    ['exercises-mfe/src/pages/resources/probe.ts', '@stillsam/api-client'],
    ['exercises-mfe/src/pages/resources/probe.ts', '@stillsam/forms'],
    ['exercises-mfe/src/pages/resources/probe.ts', '@stillsam/contracts'],
    ['libs/paths/src/probe.ts', '@stillsam/ui'],
    ['site-mfe/src/probe.ts', '@stillsam/testing'],
  ])('keeps out of %s what %s offers', async (file, library) => {
    expect(await brokenRules(`import '${library}';`, file)).toContain(BETWEEN_PARTS);
  });

  it.each([
    ['exercises-mfe/src/pages/resources/probe.ts', '@stillsam/paths'],
    ['site-mfe/src/probe.ts', '@stillsam/api-client'],
  ])('lets %s have %s', async (file, library) => {
    expect(await brokenRules(`import '${library}';`, file)).toEqual([]);
  });
});

describe('an import within a front end', () => {
  const ZONES = 'import-x/no-restricted-paths';

  it.each([
    ['exercises-mfe/src/pages/resources/probe.ts', '../recovery-test/recovery-test-page'],
    ['exercises-mfe/src/features/senses/probe.ts', '../exercise-flow/exercise-frame'],
    ['exercises-mfe/src/features/senses/probe.ts', '../../pages/resources/resources-page'],
  ])('keeps out of %s what leads to %s', async (file, sibling) => {
    expect(await brokenRules(`import '${sibling}';`, file)).toEqual([ZONES]);
  });

  it('may lead to a page’s own files and features', async () => {
    const line = "import './resources-page';\nimport '../../features/resource-frame/resource-frame';";
    expect(await brokenRules(line, 'exercises-mfe/src/pages/resources/probe.ts')).toEqual([]);
  });
});

it('refuses two files that import each other', async () => {
  expect(await brokenRules("import './index';", 'libs/paths/src/slugify.ts')).toEqual(['import-x/no-cycle']);
});

it('excepts no library by a pattern that is too wide', async () => {
  const rules = new ESLint({ cwd: repositoryRoot });
  const config = await rules.calculateConfigForFile(`${repositoryRoot}/libs/paths/src/slugify.ts`);
  const [, { allow }] = config.rules['@nx/enforce-module-boundaries'];
  // As the rule reads them: an end is compared, anything else is a regular expression.
  const isAllowed = (/** @type {string} */ name) =>
    allow.some((/** @type {string} */ pattern) =>
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
