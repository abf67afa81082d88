import { connect, createServer } from 'node:net';
import { stop } from './say.mjs';

/** Reads a port from the environment; ends with one line where it is no port, or is taken. */
export async function requireFreePort(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    stop(`${variable} must be a number from 1 to 65535, not "${process.env[variable]}".`);
  }
  // `localhost` may mean either address, so a server on either of them is in the way.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(port, host)));
  const code = answers.some(Boolean) ? 'EADDRINUSE' : await whyNotListening(port);
  if (code === 'EADDRINUSE')
    stop(`Port ${port} is taken. End what uses it, or set ${variable} to another port.`);
  if (code) stop(`Port ${port} cannot be opened (${code}). Set ${variable} to another port.`);
  return port;
}

function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function whyNotListening(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
