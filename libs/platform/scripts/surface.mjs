/**
 * npm run surface -w @stillsam/platform [-- --unreleased]
 *
 * Writes surface.md, the report of all that remotes and shell may import from this library. A surface that changed
 * needs a new contract number (contract.json), or the promise that the present number is not live yet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const LIBRARY = fileURLToPath(new URL('..', import.meta.url));
const REPORT = path.join(LIBRARY, 'surface.md');

/** @returns {Promise<string>} the report of the present sources. */
export async function printSurface() {
  const { exports } = JSON.parse(readFileSync(path.join(LIBRARY, 'package.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(path.join(LIBRARY, 'contract.json'), 'utf8'));
  const declarations = emitDeclarations(Object.values(exports).map((file) => path.join(LIBRARY, file)));
  const entries = Object.entries(exports).map(([name, file]) => `- \`${name}\`: ${file}`);
  const files = [...declarations].map(([file, text]) => `## ${file}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  const report = `# Surface of contract ${version}\n\nWritten by npm run surface -w @stillsam/platform.\n\n${entries.join('\n')}\n\n${files.join('\n')}`;
  return format(report, { ...(await resolveConfig(REPORT)), parser: 'markdown' });
}

/** @returns {string} the report as it is checked in. */
export function readReport() {
  return readFileSync(REPORT, 'utf8');
}

/** @returns {Map<string, string>} the declarations of the entries and of what these name, by file. */
function emitDeclarations(entries) {
  const { config } = ts.readConfigFile(path.join(LIBRARY, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, LIBRARY);
  const program = ts.createProgram(entries, {
    ...options,
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
    ...{ incremental: false, tsBuildInfoFile: undefined, allowJs: false },
  });
  const texts = new Map();
  const emit = (file) => {
    program.emit(program.getSourceFile(file), (_, text) => {
      texts.set(path.relative(LIBRARY, file), text.trim());
      for (const { fileName } of ts.preProcessFile(text).importedFiles)
        emitOnce(path.join(file, '..', fileName));
    });
  };
  const emitOnce = (name) => {
    const file = ['', '.ts', '.tsx']
      .map((extension) => name + extension)
      .find((one) => program.getSourceFile(one));
    if (file && !texts.has(path.relative(LIBRARY, file))) emit(file);
  };
  entries.forEach(emitOnce);
  return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const titleOf = (report) => report.split('\n', 1)[0];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [before, now] = [readReport(), await printSurface()];
  if (before !== now && titleOf(before) === titleOf(now) && !process.argv.includes('--unreleased')) {
    console.error(
      'The surface changed: raise the number in contract.json, or add -- --unreleased when this number is not live yet.',
    );
    process.exit(1);
  }
  writeFileSync(REPORT, now);
}
