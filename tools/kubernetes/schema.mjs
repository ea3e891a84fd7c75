/**
 * Compares objects of Kubernetes with its published schemas, by the package kubernetes-models: its validators find
 * missing fields and wrong types, its types find fields that do not exist, which the schemas themselves allow.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const require = createRequire(import.meta.url);

/** The module of a kind: apps/v1 and Deployment are kubernetes-models/apps/v1/Deployment. */
const moduleOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;
const nameOf = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

/**
 * @param {Record<string, any>[]} objects
 * @returns {string[]} a sentence for each fault.
 * @throws where a kind does not exist.
 */
export function schemaFaults(objects) {
  return [...objects.flatMap(validationFaults), ...typeFaults(objects)];
}

function validationFaults(object) {
  const { [object.kind]: Model } = require(moduleOf(object));
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${nameOf(object)}: ${error.message}`];
  }
}

/** Each object is a literal of its type: TypeScript refuses a property that the type does not have. */
function typeFaults(objects) {
  const file = path.join(import.meta.dirname, 'objects.ts');
  const sources = objects.map((object, index) => {
    const type = `import('${moduleOf(object)}').I${object.kind}`;
    return `export const o${index}: ${type} = ${JSON.stringify(object)};`;
  });
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.getSourceFile = (name, target, ...rest) =>
    name === file
      ? ts.createSourceFile(name, sources.join('\n'), target)
      : getSourceFile.call(host, name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => {
    const line = source ? source.getLineAndCharacterOfPosition(start).line : 0;
    return `${nameOf(objects[line])}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
