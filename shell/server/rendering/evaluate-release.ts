import vm from 'node:vm';
import * as platform from '@stillsam/platform';
import type { RemoteModule } from '@stillsam/platform';
import { acceptsContract } from '@stillsam/platform/contract-version';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import { z } from 'zod';

/** The host singletons: a release may require these and nothing else. */
const HOST_MODULES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@stillsam/platform': platform,
};

/** Milliseconds a release may take to evaluate before it is refused. */
const EVALUATION_TIMEOUT_MS = 2000;

type ModuleWrapper = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
  fetch: typeof globalThis.fetch,
  process: undefined,
) => void;

const REMOTE_MODULE = z.object({
  contract: z.number().refine(acceptsContract),
  routes: z
    .array(z.custom<RemoteModule['routes'][number]>((route) => typeof route === 'object' && route !== null))
    .min(1),
});

/**
 * Runs a release's server bundle in a module wrapper, in which `process` is not defined, as in a browser.
 *
 * @param source text of `server.cjs`, its hash already checked.
 * @param filename shown in stack traces.
 * @param fetch what the release may call as `fetch`.
 * @throws when it throws, hangs, requires an unshared module, or has another contract version.
 */
export function evaluateRelease(
  source: string,
  filename: string,
  fetch: typeof globalThis.fetch,
): RemoteModule {
  const script = new vm.Script(`(function (module, exports, require, fetch, process) {${source}\n})`, {
    filename,
  });
  const module: { exports: unknown } = { exports: {} };
  const wrapper: ModuleWrapper = script.runInThisContext();
  withTimeout(
    () => wrapper(module, module.exports, requireHostModule, fetch, undefined),
    EVALUATION_TIMEOUT_MS,
  );
  const parsed = REMOTE_MODULE.safeParse(module.exports);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`The server bundle exports no remote: ${issue?.path.join('.')} ${issue?.message}`);
}

function requireHostModule(name: string): unknown {
  if (!Object.hasOwn(HOST_MODULES, name)) throw new Error(`The module ${name} is not shared with remotes`);
  return HOST_MODULES[name];
}

const CALL_SLOT = Symbol.for('stillsam.timed-call');
/** The global of the context that scripts run in; under a test runner it is not this module's own. */
const scriptGlobal: object = vm.runInThisContext('globalThis');
const callSlot = new vm.Script(`globalThis[Symbol.for('stillsam.timed-call')]()`);

/**
 * Calls a synchronous function and interrupts it when it does not return in time.
 *
 * @throws Error with code ERR_SCRIPT_EXECUTION_TIMEOUT after `timeout` milliseconds.
 */
export function withTimeout<Result>(call: () => Result, timeout: number): Result {
  Reflect.set(scriptGlobal, CALL_SLOT, call);
  try {
    const result: Result = callSlot.runInThisContext({ timeout });
    return result;
  } finally {
    Reflect.deleteProperty(scriptGlobal, CALL_SLOT);
  }
}
