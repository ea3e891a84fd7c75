/** As Node calls a script that was interrupted; the code survives the way between threads. */
const CODE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** An error of what took too long, by the wall clock: the machine may be to blame. */
export function missedDeadline(message: string): Error {
  return Object.assign(new Error(message), { code: CODE });
}

export function isMissedDeadline(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === CODE;
}
