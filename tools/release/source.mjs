import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { repositoryRoot } from '../process.mjs';

/** @returns {Promise<string | null>} the commit of the working copy, with `-dirty` where it was changed since. */
export function readCommit() {
  return git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
}

/** @returns {Promise<string>} who works here, as Git knows them, or the user of the machine. */
export async function readUser(environment = process.env) {
  return (await git('config', 'user.name')) || environment.USER || userInfo().username;
}

/** @param {string[]} args */
async function git(...args) {
  try {
    return (await promisify(execFile)('git', args, { cwd: repositoryRoot })).stdout.trim() || null;
  } catch {
    return null;
  }
}
