import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';

/** Runs a server script with this process's environment. Its lines go to the child's `stdout`. */
export const startWriter = (script: string, ...args: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', '--conditions=react-server', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Kills the writer with SIGKILL after `lines` lines. Returns all whole lines, which may be a few more. */
export async function linesUntilKilled(
  lines: number,
  ...command: Parameters<typeof startWriter>
): Promise<string[]> {
  const child = startWriter(...command);
  const closed = once(child, 'close');
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    if (output.split('\n').length > lines) child.kill('SIGKILL');
  }
  expect((await closed)[1]).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}
