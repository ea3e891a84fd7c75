import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './process.mjs';
import { REMOTES } from './releases.mjs';

/** Where code lives that runs in a visitor's browser, or sets its cookies. */
const FOLDERS = [
  'shell/src',
  'shell/server',
  'shell/worker',
  ...Object.values(REMOTES).map(({ folder }) => `${folder}/src`),
  'api/src',
  'libs',
];
/** Stores under the keys of its callers. */
const WRAPPER = 'libs/platform/src/persisted-state.ts';
/** A file without any of these stores nothing; most are left unread. */
const STORES = /setItem|persistedState|[sS]torage|caches|cacheName|cookie|indexedDB|Queue|ExpirationPlugin/;
/** Databases that Workbox opens by itself. */
const WORKBOX_DATABASES = {
  Queue: 'workbox-background-sync',
  QueueStore: 'workbox-background-sync',
  ExpirationPlugin: 'workbox-expiration',
};

/**
 * Every key that the code stores in a browser, and the places whose key cannot be told.
 *
 * @param sources by their path; those of the repository unless given.
 * @returns {Promise<{ keys: { key: string, place: string }[], unknown: string[] }>}
 */
export async function findStoredKeys(sources) {
  const files = parse(sources ?? (await readSources()));
  const keys = new Map();
  const unknown = [];
  for (const file of files) {
    if (file.fileName === WRAPPER || !STORES.test(file.text)) continue;
    visit(file, (node) => {
      const write = writeOf(node);
      if (!write) return;
      const texts = write.name ? [write.name] : resolve(write.node, file, files);
      if (texts.length === 0) unknown.push(`${file.fileName}: ${node.getText(file)}`);
      for (const key of texts) keys.set(`${write.place} ${key}`, { key, place: write.place });
    });
  }
  return { keys: [...keys.values()], unknown };
}

async function readSources() {
  const paths = await Promise.all(FOLDERS.map(listSources));
  const texts = paths
    .flat()
    .map(async (name) => [name, await readFile(path.join(repositoryRoot, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

async function listSources(folder) {
  const entries = await readdir(path.join(repositoryRoot, folder), { withFileTypes: true, recursive: true });
  return entries
    .map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|\/(dist|generated|node_modules|test)\//.test(name));
}

function parse(sources) {
  return Object.entries(sources).map(([name, text]) =>
    ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
  );
}

function visit(node, onNode) {
  onNode(node);
  node.forEachChild((child) => visit(child, onNode));
}

/** What a node stores: in which place, and under a key that is a node, or known by itself. */
function writeOf(node) {
  if (ts.isNewExpression(node)) {
    const name = WORKBOX_DATABASES[node.expression.getText()];
    return name && { place: 'IndexedDB', name };
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'cacheName')
    return { place: 'Cache Storage', node: node.initializer };
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return assignmentOf(node);
  return ts.isCallExpression(node) ? callOf(node) : undefined;
}

function callOf(node) {
  const callee = node.expression.getText();
  const [first] = node.arguments;
  if (!first) return undefined;
  if (/sessionStorage\??\.setItem$/.test(callee)) return { place: 'sessionStorage', node: first };
  if (/\bsetItem$/.test(callee)) return { place: 'localStorage', node: first };
  if (/caches\.open$/.test(callee)) return { place: 'Cache Storage', node: first };
  if (/indexedDB\.open$/.test(callee)) return { place: 'IndexedDB', node: first };
  if (/\.(?:cookie|setCookie)$/.test(callee) && node.arguments.length > 1)
    return { place: 'cookie', node: first };
  if (callee !== 'persistedState') return undefined;
  const isForTab = propertyOf(first, 'storage')?.getText().includes('sessionStorage');
  const place = isForTab ? 'sessionStorage' : 'localStorage';
  return { place, node: propertyOf(first, 'key') ?? first };
}

/** A cookie that is set only to end it stores nothing. */
function assignmentOf({ left, right }) {
  const target = left.getText();
  if (target === 'document.cookie')
    return right.getText().includes('max-age=0') ? undefined : { place: 'cookie', node: right };
  const place = /\b(localStorage|sessionStorage)[.[]/.exec(target)?.[1];
  return place && { place, node: left };
}

/** The texts that a node can stand for; none where that cannot be told. */
function resolve(node, file, files) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node)) {
    const value = constantOf(node.text, file, files);
    return value && value !== node ? resolve(value, file, files) : [];
  }
  if (!ts.isPropertyAccessExpression(node)) return [];
  if (node.getText(node.getSourceFile()) === 'machine.storageKey') return machineKeys(files);
  const owner = constantOf(node.expression.getText(), file, files);
  const value = owner && propertyOf(owner, node.name.text);
  return value ? resolve(value, file, files) : [];
}

/** The value of a constant of this file, or else of another one that exports it. */
function constantOf(name, file, files) {
  const declared = (source) =>
    source.statements
      .filter(ts.isVariableStatement)
      .filter(
        (statement) =>
          source === file || statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      )
      .flatMap((statement) => [...statement.declarationList.declarations])
      .find((declaration) => declaration.name.getText(source) === name)?.initializer;
  return [file, ...files].map(declared).find(Boolean);
}

function propertyOf(node, name) {
  const object = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((candidate) => candidate.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Keys of the exercises' answers: `X_MACHINE = { storageKey }` or `X_MACHINE = create({ storageKey })`. */
function machineKeys(files) {
  const keys = [];
  for (const file of files.filter(({ fileName }) => fileName.endsWith('.machine.ts')))
    visit(file, (node) => {
      if (!ts.isVariableDeclaration(node) || !node.name.getText().endsWith('_MACHINE')) return;
      const { initializer } = node;
      const machine = ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
      const key = propertyOf(machine, 'storageKey');
      if (key && ts.isStringLiteralLike(key)) keys.push(key.text);
    });
  return keys;
}
