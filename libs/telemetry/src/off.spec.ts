import { expect, it, jest } from '@jest/globals';

const createTracer = jest.fn((..._parameters: unknown[]) => ({
  startRoot: () => null,
  startChild: jest.fn(),
  shutdown: async () => {},
}));
let loads = 0;

jest.unstable_mockModule('./open-telemetry', () => {
  loads += 1;
  return { createTracer };
});

it('loads OpenTelemetry where a collector is named, and nowhere else', async () => {
  const { startTracing } = await import('./tracing');
  const { TRACING_VARIABLES, readTracing } = await import('./env');
  const { z } = await import('zod');
  const read = (environment: Record<string, string>) =>
    readTracing(z.object(TRACING_VARIABLES).parse(environment));
  await startTracing('a-service', read({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }));
  expect(loads).toBe(0);
  const stop = await startTracing(
    'a-service',
    read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }),
  );
  expect(loads).toBe(1);
  expect(createTracer).toHaveBeenCalledWith('a-service', { endpoint: 'http://collector:4318', ratio: 0.01 });
  await stop();
});
