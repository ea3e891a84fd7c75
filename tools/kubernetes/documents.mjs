import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const BASE = path.join(import.meta.dirname, 'base');
export const OVERLAY = path.join(import.meta.dirname, 'overlays/example');

/**
 * @param {string} text of one or more YAML documents.
 * @returns {Record<string, any>[]}
 * @throws with the place of the first fault of syntax, of a key that is there twice too.
 */
export function parseDocuments(text) {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

/** The files that a kustomization names. */
export function readKustomization(directory) {
  return parse(readFileSync(path.join(directory, 'kustomization.yaml'), 'utf8'));
}

/** The objects of the base as its files state them, before kustomize changes anything. */
export function readBase() {
  return readKustomization(BASE).resources.flatMap((file) =>
    parseDocuments(readFileSync(path.join(BASE, file), 'utf8')),
  );
}

/** Files of a folder that nothing names. */
export function unnamedFiles(directory) {
  const { resources = [], configMapGenerator = [] } = readKustomization(directory);
  const named = ['kustomization.yaml', ...resources, ...configMapGenerator.flatMap(({ envs = [] }) => envs)];
  return readdirSync(directory).filter((file) => !named.includes(file));
}

/** @returns {Record<string, Record<string, string>>} the variables of each ConfigMap that the base generates. */
export function generatedMaps() {
  const maps = readKustomization(BASE).configMapGenerator.map(({ name, envs }) => [
    name,
    Object.assign({}, ...envs.map((file) => readVariables(path.join(BASE, file)))),
  ]);
  return Object.fromEntries(maps);
}

function readVariables(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The pod templates of the objects, with the name of what makes them. */
export function podTemplates(objects) {
  return objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ kind, metadata, spec }) => ({ kind, name: metadata.name, template: spec.template }));
}

/** Whether a pod with these labels is meant. */
export const isSelected = (labels, wanted = {}) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);
