import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Programs of node_modules are started by Node itself: no shell between, so a signal reaches the right
 * process.
 */
export const nextBin = 'node_modules/next/dist/bin/next';
export const isWindows = process.platform === 'win32';

const alive = new Map();
let ending = false;

/**
 * Runs a command to its end. Answers its exit code and what it printed; with `show` it is printed as it
 * comes. While we are ending it never answers.
 */
export function run(command, args, { cwd = root, env = process.env, show = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawnOwn(command, command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    onOutput(child, (chunk) => {
      chunks.push(chunk);
      if (show) process.stdout.write(chunk);
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

/** Runs a command that must succeed; where it does not, shows what it said and ends. */
export async function runOrStop(what, command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return;
  if (!options.show) process.stderr.write(output);
  await endAll(1, `${what} failed (exit code ${code}); the lines above say why.`);
}

/**
 * Starts a Node program that runs as long as we do; when it ends by itself, all ends. Answers a function that
 * lets its output through from then on; what it said before is shown only if it fails.
 */
export function startServer(name, args, env) {
  // The channel tells it when we are gone, even by kill -9.
  const watched = ['--import', './scripts/process/end-with-parent.mjs', ...args];
  const child = spawnOwn(name, process.execPath, watched, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let held = [];
  onOutput(child, (chunk) => (held ? held.push(chunk) : process.stdout.write(chunk)));
  child.on('exit', (code, signal) => {
    if (ending) return;
    for (const chunk of held ?? []) process.stderr.write(chunk);
    endAll(1, `${name} ended unexpectedly (${signal ?? `exit code ${code}`}), so all was ended.`);
  });
  return () => {
    held = undefined;
  };
}

/**
 * Ends everything started here, the last first, then this process. What does not listen is killed after 3 s.
 */
export async function endAll(exitCode, line) {
  if (ending) return new Promise(() => {});
  ending = true;
  console.error(line);
  for (const child of [...alive.keys()].reverse()) await endOne(child);
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endAll(0, `Ending (${signal}) …`));

// npm runs us in a shell that a SIGTERM to npm ends without telling us.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && endAll(0, 'Ending with npm …'), 500).unref();
}

/** In its own process group: Ctrl-C reaches only us, and we end each with all its descendants. */
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
  child.stdout.on('data', listener);
  child.stderr.on('data', listener);
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
    // The group is gone already, which is what was wanted.
  }
}
