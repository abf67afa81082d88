import 'server-only';
import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** Containers and the start script allow longer, but a page that reconnects should not wait. */
const exitWithinMs = 1_500;
const sweepEveryMs = 50;

interface Stopping {
  readonly controller: AbortController;
  readonly servers: Set<Server>;
}

/**
 * Aborts on SIGTERM and SIGINT. Timers and streams end at once; accepted requests are still answered if they
 * finish within `exitWithinMs`.
 */
export const stoppingSignal = (): AbortSignal => state().controller.signal;

export const isStopping = (): boolean => stoppingSignal().aborted;

/** Registers a server whose keep-alive connections must not delay shutdown. */
export const registerServer = (server: Server): void => {
  state().servers.add(server);
};

/**
 * On SIGTERM and SIGINT, Next closes the port and exits once every connection is gone. This function speeds
 * that up: it aborts `stoppingSignal`, closes connections as they become idle, and exits after `exitWithinMs`
 * at the latest.
 */
export function stopOnSignals(): void {
  process.once('SIGTERM', () => stop(143));
  process.once('SIGINT', () => stop(130));
}

function stop(exitCode: number): void {
  state().controller.abort();
  setInterval(() => {
    for (const server of state().servers) server.closeIdleConnections();
  }, sweepEveryMs);
  setTimeout(() => process.exit(exitCode), exitWithinMs);
}

const state = perProcess('stopping', (): Stopping => {
  const controller = new AbortController();
  // No limit, because every open stream adds a listener.
  setMaxListeners(0, controller.signal);
  return { controller, servers: new Set() };
});
