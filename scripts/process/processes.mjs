import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Node starts programs of node_modules without a shell in between, so a signal reaches the right process. */
export const nextBin = 'node_modules/next/dist/bin/next';
export const isWindows = process.platform === 'win32';

const alive = new Map();
let ending = false;

/**
 * Runs a command to its end. Returns its exit code and output; `show` also prints the output as it arrives.
 * `timeoutMs` kills it, 0 means no limit. Does not resolve once `endAll` has been called.
 */
export function run(command, args, { cwd = root, env = process.env, show = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawnOwn(command, command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    onOutput(child, (chunk, to) => {
      chunks.push(chunk);
      if (show) to.write(chunk);
    });
    const timer = timeoutMs && setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs);
    const end = (code, more = '') => {
      clearTimeout(timer);
      if (!ending) resolve({ code, output: Buffer.concat(chunks).toString() + more });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a command that must succeed. If it fails, prints its output and ends everything. */
export async function runOrStop(what, command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return;
  if (!options.show) process.stderr.write(output);
  await endAll(1, `${what} failed (exit code ${code}). See the lines above.`);
}

/**
 * Starts a Node program that runs as long as this process. If it ends by itself, everything ends. Returns a
 * function that lets its output through from then on. Earlier output is printed only if it fails.
 */
export function startServer(name, args, env) {
  // The IPC channel closes when this process ends, even by kill -9.
  const watched = ['--import', './scripts/process/end-with-parent.mjs', ...args];
  const child = spawnOwn(name, process.execPath, watched, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let held = [];
  onOutput(child, (chunk, to) => (held ? held.push(chunk) : to.write(chunk)));
  child.on('exit', (code, signal) => {
    if (ending) return;
    for (const chunk of held ?? []) process.stderr.write(chunk);
    endAll(1, `${name} ended unexpectedly (${signal ?? `exit code ${code}`}), so everything was stopped.`);
  });
  return () => {
    held = undefined;
  };
}

/** Ends everything started here, last first, then this process. Kills what does not end within 3 s. */
export async function endAll(exitCode, line) {
  if (ending) return new Promise(() => {});
  ending = true;
  console.error(line);
  for (const child of [...alive.keys()].reverse()) await endOne(child);
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endAll(0, `Stopping (${signal}) …`));

// npm runs this process in a shell. A SIGTERM to npm ends that shell without a signal to this process.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && endAll(0, 'Stopping with npm …'), 500).unref();
}

/** Spawns in its own process group: Ctrl-C reaches only us, and ending a child ends its descendants. */
function spawnOwn(name, command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    detached: !isWindows,
    shell: isWindows && command === 'npm',
    ...options,
  });
  alive.set(child, name);
  child.once('exit', () => alive.delete(child));
  return child;
}

function onOutput(child, listener) {
  child.stdout.on('data', (chunk) => listener(chunk, process.stdout));
  child.stderr.on('data', (chunk) => listener(chunk, process.stderr));
}

function endOne(child) {
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000);
    child.once('exit', () => {
      clearTimeout(force);
      signalGroup(child, 'SIGKILL');
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}
