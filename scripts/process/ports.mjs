import { connect, createServer } from 'node:net';
import { stop } from './say.mjs';

/**
 * Reads ports from the environment. `defaults` has a default per variable. Exits with one line if a value is
 * not a port, two variables share a port, or a port is taken.
 */
export async function requireFreePorts(defaults) {
  const variables = Object.keys(defaults);
  const ports = variables.map((variable) => readPort(variable, defaults[variable]));
  for (const [at, port] of ports.entries()) {
    const first = ports.indexOf(port);
    if (first < at)
      stop(`${variables[first]} and ${variables[at]} are both ${port}: set one of them to another port.`);
  }
  for (const [at, port] of ports.entries()) await requireFree(port, variables[at]);
  return Object.fromEntries(variables.map((variable, at) => [variable, ports[at]]));
}

function readPort(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  stop(`${variable} must be a number from 1 to 65535, not "${process.env[variable]}".`);
}

async function requireFree(port, variable) {
  // `localhost` may resolve to either address, so a server on either one blocks the port.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(port, host)));
  const code = answers.some(Boolean) ? 'EADDRINUSE' : await whyNotListening(port);
  if (code === 'EADDRINUSE')
    stop(`Port ${port} is taken. Stop the process that uses it, or set ${variable} to another port.`);
  if (code) stop(`Port ${port} cannot be opened (${code}). Set ${variable} to another port.`);
}

function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function whyNotListening(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
