import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** More than any sentence or text takes. */
const LIMIT_MS = 30 * 60_000;

/**
 * Runs a program from what it is given to what it prints.
 *
 * @throws Error with its name when it is not installed or fails.
 */
export async function runProgram(
  program: string,
  options: readonly string[],
  input: Iterable<Buffer | string> | AsyncIterable<Buffer | string>,
): Promise<Buffer> {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'pipe'], timeout: LIMIT_MS });
  const closed = once(child, 'close');
  try {
    const [output, complaint] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      pipeline(input, child.stdin),
      closed,
    ]);
    if (child.exitCode !== 0) throw new Error(String(complaint).trim().slice(0, 200));
    return output;
  } catch (error) {
    child.kill();
    throw new Error(`${program} failed`, { cause: error });
  }
}
