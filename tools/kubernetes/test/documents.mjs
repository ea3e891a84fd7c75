import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const BASE = path.join(import.meta.dirname, '../base');
export const OVERLAY = path.join(import.meta.dirname, '../overlays/example');

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

/**
 * The files that a kustomization names.
 *
 * @param {string} directory
 * @returns {{ resources?: string[], configMapGenerator?: { name: string, envs?: string[] }[] }}
 */
export function readKustomization(directory) {
  return parse(readFileSync(path.join(directory, 'kustomization.yaml'), 'utf8'));
}

/** The objects of the base as its files state them, before kustomize changes anything. */
export function readBase() {
  return (readKustomization(BASE).resources ?? []).flatMap((file) =>
    parseDocuments(readFileSync(path.join(BASE, file), 'utf8')),
  );
}

/** Files of a folder that nothing names. @param {string} directory */
export function unnamedFiles(directory) {
  const { resources = [], configMapGenerator = [] } = readKustomization(directory);
  const named = ['kustomization.yaml', ...resources, ...configMapGenerator.flatMap(({ envs = [] }) => envs)];
  return readdirSync(directory).filter((file) => !named.includes(file));
}

/** @returns {Record<string, Record<string, string>>} the variables of each ConfigMap that the base generates. */
export function generatedMaps() {
  const { configMapGenerator = [] } = readKustomization(BASE);
  const maps = configMapGenerator.map(({ name, envs = [] }) => [
    name,
    Object.assign({}, ...envs.map((file) => readVariables(path.join(BASE, file)))),
  ]);
  return Object.fromEntries(maps);
}

/** @param {string} file */
function readVariables(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/**
 * What the checks read of a pod.
 *
 * @typedef {Record<string, string>} Labels
 * @typedef {{ name: string, key: string }} SecretKey
 * @typedef {{ name: string, value?: string, valueFrom?: { secretKeyRef?: SecretKey } }} Variable
 * @typedef {{ httpGet: { path: string }, periodSeconds: number, failureThreshold: number }} Probe
 * @typedef {'readinessProbe' | 'livenessProbe' | 'startupProbe'} ProbeName
 * @typedef {{ name: string, containerPort: number }} Port
 * @typedef {{ env?: Variable[], envFrom?: { configMapRef: { name: string } }[], ports?: Port[] }} Inputs
 * @typedef {{ image: string, command?: string[], securityContext?: unknown, resources?: unknown }} Program
 * @typedef {Inputs & Program & { volumeMounts?: { name: string }[] } & { [name in ProbeName]: Probe }} Container
 * @typedef {{ name: string, configMap?: { name: string } }} Volume
 * @typedef {{ labelSelector: { matchLabels: Labels } }} Spread
 * @typedef {{ containers: Container[], volumes?: Volume[], topologySpreadConstraints?: Spread[] }} Pod
 * @typedef {{ metadata: { labels: Labels }, spec: Pod & { terminationGracePeriodSeconds: number } }} PodTemplate
 */

/**
 * The pod templates of the objects, with the name of what makes them.
 *
 * @param {ReturnType<typeof readBase>} objects
 * @returns {{ kind: string, name: string, template: PodTemplate }[]}
 */
export function podTemplates(objects) {
  return objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ kind, metadata, spec }) => ({ kind, name: metadata.name, template: spec.template }));
}

/**
 * Whether a pod with these labels is meant.
 *
 * @param {Labels} labels
 * @param {Labels} wanted
 */
export const isSelected = (labels, wanted = {}) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);
