import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPorts } from '../../tools/ports.mjs';
import { repositoryRoot } from '../../tools/process.mjs';
import { writeRegistry } from '../../tools/release/registry.mjs';
import { API, PORT_VARIABLES } from './addresses';

interface ShellOptions {
  port: number;
  siteRemoteOrigin?: string;
  exercisesRemoteOrigin?: string;
  apiOrigin?: string;
  /** Further variables of its environment. */
  environment?: Record<string, string>;
}

/** A shell tries a release before it serves it, which takes seconds beside other tests. */
export const TAKE_UP_LIMIT_MS = 25_000;
/** A shell that has kept nothing tries every page of every remote before it listens. */
const START_LIMIT_MS = 40_000;

/** A shell server of a test's own, beside the product's. */
export class ShellProcess {
  private constructor(
    readonly origin: string,
    readonly pid: number,
    readonly child: ChildProcess,
    readonly directory: string,
  ) {}

  static async start(options: ShellOptions): Promise<ShellProcess> {
    const origin = `http://localhost:${options.port}`;
    const directory = await mkdtemp(path.join(tmpdir(), 'stillsam-shell-'));
    const child = spawn(process.execPath, [path.join(repositoryRoot, 'shell/dist/server/server.cjs')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        SHELL_PORT: String(options.port),
        SITE_ORIGIN: origin,
        API_INTERNAL_ORIGIN: options.apiOrigin ?? API,
        REMOTES_REGISTRY: await registryOf(options, directory),
        KEPT_RELEASES_DIR: path.join(directory, 'kept'),
        RELEASE_POLL_MILLISECONDS: '150',
        ...options.environment,
      },
    });
    if (child.pid === undefined) throw new Error('The shell could not be started');
    const shell = new ShellProcess(origin, child.pid, child, directory);
    try {
      await eventually(async () => (await fetch(`${origin}/health/live`)).ok, START_LIMIT_MS);
      return shell;
    } catch (error) {
      await shell.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
    await rm(this.directory, { recursive: true, force: true });
  }
}

/** The product's remotes, where a test names no other origin. */
function registryOf({ siteRemoteOrigin, exercisesRemoteOrigin }: ShellOptions, directory: string) {
  const others: Record<string, string | undefined> = {
    site: siteRemoteOrigin,
    exercises: exercisesRemoteOrigin,
  };
  const ports = readPorts(PORT_VARIABLES);
  const originOf = (name: string) => others[name] ?? `http://localhost:${ports[name]}`;
  return writeRegistry(path.join(directory, 'registry.json'), {
    publicOriginOf: originOf,
    internalOriginOf: originOf,
  });
}

/** Polls until the condition is true. @throws after the limit. */
export async function eventually(check: () => Promise<boolean>, limitMs = TAKE_UP_LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    if (await check().catch(() => false)) return;
    if (Date.now() > deadline) throw new Error(`It did not come true within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
