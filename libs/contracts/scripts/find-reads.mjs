import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const API_TYPES = fileURLToPath(new URL('../src/generated/api.d.ts', import.meta.url));
const METHODS = new Set(['GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'TRACE', 'request']);
const ENTRIES = ['src/remote.tsx', 'src/main.tsx', 'src/entry.ts'];

/**
 * Which calls a front end makes and which fields of their answers it reads, from its source: every field whose
 * declaration stands in the generated types, wherever it is accessed, destructured, or given to a type of the
 * front end's own. What is passed on as a whole to untyped code is not seen (ADR 84).
 *
 * @param {string} directory of the front end, with its tsconfig.json.
 * @param {string} typesFile the generated types.
 * @returns {import('./missing-reads.mjs').ApiReads} sorted.
 * @throws with one sentence when a call's address is not a literal.
 */
export function findReads(directory, typesFile = API_TYPES) {
  const program = createProgram(directory);
  const checker = program.getTypeChecker();
  const apiTypes = program.getSourceFile(typesFile);
  if (!apiTypes) return {};
  const isOfApi = (declaration) => declaration.getSourceFile() === apiTypes;
  const calls = new Set();
  const read = new Set();
  const markRead = (symbol) => {
    for (const declaration of symbol?.declarations ?? []) if (isOfApi(declaration)) read.add(declaration);
  };
  const visit = (node) => {
    const call = callOf(node, checker);
    if (call) calls.add(call);
    namedFields(node, checker).forEach(markRead);
    if (isValue(node)) fieldsTakenBy(node, checker).forEach(markRead);
    fieldsOfConstraints(node, checker).forEach(markRead);
    ts.forEachChild(node, visit);
  };
  filesThatReach(apiTypes, program).forEach(visit);
  const answersOf = typesOfAnswers(apiTypes, checker);
  return Object.fromEntries(
    [...calls].sort().map((call) => {
      const fields = answersOf(call).flatMap((type) => readFields(type, '', read, checker, []));
      return [call, [...new Set(fields)].sort()];
    }),
  );
}

function createProgram(directory) {
  const { config, error } = ts.readConfigFile(path.join(directory, 'tsconfig.json'), ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, directory);
  const entries = ENTRIES.map((entry) => path.join(directory, entry)).filter(existsSync);
  const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
  return ts.createProgram([...entries, ...ambient], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
}

/** The front end's files, and those of libs, whose imports lead to the generated types: no other holds an answer. */
function filesThatReach(apiTypes, program) {
  const checker = program.getTypeChecker();
  const importers = new Map();
  const addImports = (file, node) => {
    if (ts.isStringLiteral(node) && isModuleName(node)) {
      const imported = checker.getSymbolAtLocation(node)?.valueDeclaration;
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
    ts.forEachChild(node, (child) => addImports(file, child));
  };
  const isOwn = ({ isDeclarationFile, fileName }) =>
    !isDeclarationFile && !fileName.includes('/node_modules/');
  for (const file of program.getSourceFiles().filter(isOwn)) addImports(file, file);
  const reached = new Set([apiTypes]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  reached.delete(apiTypes);
  return reached;
}

function isModuleName({ parent }) {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

/** @returns the call of openapi-fetch's client that a node makes, if it is one. */
function callOf(node, checker) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const method = node.expression.name.text;
  if (!METHODS.has(method)) return undefined;
  const member = checker.getSymbolAtLocation(node.expression.name);
  if (!member?.declarations?.some((one) => one.getSourceFile().fileName.includes('/openapi-fetch/')))
    return undefined;
  const address = node.arguments[0] && checker.getTypeAtLocation(node.arguments[0]);
  if (method !== 'request' && address?.isStringLiteral()) return `${method} ${address.value}`;
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(`${file.fileName}:${line + 1} calls the API with an address that is not a literal.`);
}

/** @returns {ts.Symbol[]} the properties that a node reads by their names. */
function namedFields(node, checker) {
  if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const names = (key.isUnion() ? key.types : [key]).filter((type) => type.isStringLiteral());
    const owner = checker.getTypeAtLocation(node.expression);
    return names.map((name) => checker.getPropertyOfType(checker.getNonNullableType(owner), name.value));
  }
  if (ts.isObjectBindingPattern(node)) {
    const owner = checker.getNonNullableType(checker.getTypeAtLocation(node));
    return node.elements.map(({ propertyName, name }) =>
      checker.getPropertyOfType(owner, (propertyName ?? name).getText()),
    );
  }
  return [];
}

function isValue(node) {
  return ts.isExpression(node) && !ts.isLiteralExpression(node) && !ts.isFunctionLike(node);
}

/** The fields of a value that the type of where it goes has, too: `const shown: Card = post`. */
function fieldsTakenBy(node, checker) {
  const target = isDestructured(node) ? undefined : checker.getContextualType(node);
  return target ? commonFields(checker.getTypeAtLocation(node), target, checker, []) : [];
}

/** The fields that the constraints of a generic function or component name: `Row extends { id: string }`. */
function fieldsOfConstraints(node, checker) {
  const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  if (!isElement && !ts.isCallExpression(node)) return [];
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration?.typeParameters) return [];
  const parameters = checker.getSignatureFromDeclaration(declaration).getParameters();
  const [first] = parameters;
  const propertyOf = ({ name }) => checker.getPropertyOfType(checker.getTypeOfSymbol(first), name.getText());
  const given = isElement
    ? node.attributes.properties
        .filter((one) => first && ts.isJsxAttribute(one) && one.initializer?.expression)
        .map((one) => [one.initializer.expression, propertyOf(one)])
    : node.arguments.map((value, index) => [value, parameters[index]]);
  return given.flatMap(([value, place]) =>
    place ? commonFields(checker.getTypeAtLocation(value), checker.getTypeOfSymbol(place), checker, []) : [],
  );
}

/** True of what a pattern takes apart: the type that the pattern implies is open, and its names are read by themselves. */
function isDestructured({ parent }) {
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) return isDestructured(parent);
  return ts.isVariableDeclaration(parent) && !ts.isIdentifier(parent.name) && !parent.type;
}

const DEEPEST = 5;

function commonFields(source, target, checker, path) {
  const wantedType = target.isTypeParameter() ? target.getConstraint() : target;
  if (!wantedType) return [];
  const [from, to] = [source, wantedType].map((type) => checker.getNonNullableType(type));
  if (from === to || path.length > DEEPEST || path.includes(from)) return [];
  const [element, wanted] = [from, to].map((type) => elementOf(type, checker));
  if (element && wanted) return commonFields(element, wanted, checker, [...path, from]);
  if (!checker.getPropertiesOfType(from).length || isPrimitive(from)) return [];
  if (isOpen(to, checker)) return checker.getPropertiesOfType(from);
  return checker.getPropertiesOfType(from).flatMap((field) => {
    const place = checker.getPropertyOfType(to, field.name);
    if (!place) return [];
    const [value, wantedValue] = [field, place].map((symbol) => checker.getTypeOfSymbol(symbol));
    return [field, ...commonFields(value, wantedValue, checker, [...path, from])];
  });
}

/** True of a type that names no properties, such as `unknown` or a record: what goes there may be read whole. */
function isOpen(type, checker) {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return true;
  const constituents = type.isUnion() ? type.types : [type];
  return constituents.some((one) => checker.getIndexTypeOfType(one, ts.IndexKind.String));
}

function isPrimitive(type) {
  return !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection));
}

/** The fields of an answer that are among those read, with their path in it. */
function readFields(type, prefix, read, checker, path) {
  const constituents = type.isUnion() ? type.types : [type];
  return constituents.flatMap((part) => {
    if (!isObject(part) || path.includes(part)) return [];
    const element = elementOf(part, checker);
    if (element) return readFields(element, `${prefix}[]`, read, checker, path);
    return checker.getPropertiesOfType(part).flatMap((property) => {
      if (!property.declarations?.some((declaration) => read.has(declaration))) return [];
      const field = prefix ? `${prefix}.${property.name}` : property.name;
      return [field, ...readFields(checker.getTypeOfSymbol(property), field, read, checker, [...path, part])];
    });
  });
}

function typesOfAnswers(apiTypes, checker) {
  const paths = checker
    .getExportsOfModule(checker.getSymbolAtLocation(apiTypes))
    .find(({ name }) => name === 'paths');
  const at = (type, name) => checker.getTypeOfSymbol(checker.getPropertyOfType(type, name));
  const valuesOf = (type) =>
    checker.getPropertiesOfType(type).map((symbol) => checker.getTypeOfSymbol(symbol));
  return (call) => {
    const [method, address] = call.split(' ');
    const responses = at(
      at(at(checker.getDeclaredTypeOfSymbol(paths), address), method.toLowerCase()),
      'responses',
    );
    return checker
      .getPropertiesOfType(responses)
      .filter(({ name }) => name.startsWith('2'))
      .flatMap((symbol) => {
        const content = checker.getPropertyOfType(checker.getTypeOfSymbol(symbol), 'content');
        return content ? valuesOf(checker.getNonNullableType(checker.getTypeOfSymbol(content))) : [];
      });
  };
}

function elementOf(type, checker) {
  return checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
}

function isObject(type) {
  return Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
}
