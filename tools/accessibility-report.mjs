/**
 * node tools/accessibility-report.mjs <result.json>: what the accessibility statement says about the last run of
 * e2e/accessibility, as data: content/accessibility-report.json. The result is that of Playwright's JSON reporter
 * (PLAYWRIGHT_JSON_OUTPUT_FILE).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, isMainModule, repositoryRoot } from './process.mjs';

const REPORT = path.join(repositoryRoot, 'content/accessibility-report.json');
const SUITE = 'accessibility/routes.spec.ts';
/** The title of a test begins with the address it measured. */
const ADDRESS = /^(\/\S*) meets WCAG/;
/** The title of a group: `360 px, light`. */
const VIEW = /^(\d+) px, (light|dark)$/;

/**
 * @param {object} result of Playwright's JSON reporter.
 * @returns {{ ranOn: string, widths: number[], schemes: string[], pages: { address: string, passed: number, failed: number }[] }}
 * @throws with one sentence when the result holds no run of e2e/accessibility, or one that was not finished.
 */
export function accessibilityReport(result) {
  const checks = result.suites.filter(({ file }) => file.endsWith(SUITE)).flatMap((suite) => checksOf(suite));
  if (checks.length === 0) throw new Error(`The result holds no run of e2e/${SUITE}.`);
  const unfinished = checks.find(({ status }) => status === 'skipped');
  if (unfinished) throw new Error(`The run was not finished: ${unfinished.address} was not measured.`);
  const addresses = [...new Set(checks.map(({ address }) => address))];
  return {
    ranOn: result.stats.startTime.slice(0, 10),
    widths: [...new Set(checks.map(({ width }) => width))].sort((a, b) => a - b),
    schemes: [...new Set(checks.map(({ scheme }) => scheme))].sort(),
    pages: addresses.map((address) => {
      const own = checks.filter((check) => check.address === address);
      const passed = own.filter(({ status }) => status === 'expected').length;
      return { address, passed, failed: own.length - passed };
    }),
  };
}

/** Every measure of a group and of the groups in it. A flaky one counts as failed: it did fail. */
function checksOf(suite, view = {}) {
  const [, width, scheme] = VIEW.exec(suite.title) ?? [];
  const here = width ? { width: Number(width), scheme } : view;
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => {
    const [, address] = ADDRESS.exec(title) ?? [];
    return address ? tests.map(({ status }) => ({ ...here, address, status })) : [];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => checksOf(inner, here))];
}

if (isMainModule(import.meta.url)) {
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new Error('Name the JSON result of a run of e2e/accessibility.');
    const report = accessibilityReport(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(REPORT, `${JSON.stringify(report, null, 2)}\n`);
    const failed = report.pages.filter((page) => page.failed > 0).length;
    console.log(`${report.pages.length} pages, ${failed} of them with something to mend: ${REPORT}`);
  } catch (error) {
    fail(error.message);
  }
}
