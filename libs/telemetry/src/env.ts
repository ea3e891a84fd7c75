import { z } from 'zod';
import type { TracingConfig } from './tracing';

/** Variables of the OpenTelemetry specification that shell and API read. */
export const TRACING_VARIABLES = {
  /** Address of the collector (OTLP over HTTP, JSON). Empty: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** How traces that start here are sampled; a trusted caller's decision comes first. */
  OTEL_TRACES_SAMPLER: z
    .enum(['parentbased_traceidratio', 'parentbased_always_on', 'parentbased_always_off'])
    .default('parentbased_traceidratio'),
  /** Share of the traces, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
};

type TracingValues = z.infer<z.ZodObject<typeof TRACING_VARIABLES>>;

/** @returns null where nothing is traced. */
export function readTracing(values: TracingValues): TracingConfig | null {
  if (!values.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const ratios = {
    parentbased_traceidratio: values.OTEL_TRACES_SAMPLER_ARG,
    parentbased_always_on: 1,
    parentbased_always_off: 0,
  };
  return { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: ratios[values.OTEL_TRACES_SAMPLER] };
}
