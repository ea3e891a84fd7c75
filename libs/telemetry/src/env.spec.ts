import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { readTracing, TRACING_VARIABLES } from './env';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
const read = (environment: Record<string, string>) =>
  readTracing(z.object(TRACING_VARIABLES).parse({ OTEL_EXPORTER_OTLP_ENDPOINT, ...environment }));

it('traces nothing without a collector', () => {
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: '1' })).toBeNull();
});

it.each([
  [{}, 0.01],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.25' }, 0.25],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: '0.25' }, 1],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
])('takes from %j the share of samples %d', (environment: Record<string, string>, ratio) => {
  expect(read(environment)).toEqual({ endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, ratio });
});

it.each([
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER', 'always_on'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('refuses %s where it is %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});
