import 'server-only';
import { requireCompleteCopy } from '@/lib/server/jobs/transfer/copy-place';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { env } from '@/lib/server/platform/env';
import { ownUrl } from '@/lib/server/platform/process/own-url';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { sitePolicy } from '@/lib/server/platform/runtime/site-policy';
import { checkSealedOffersWitness } from '@/lib/server/workflows/offers/round-seal';

const intervalMs = 1_000;
/** The timer does not wait longer for a tick. Below the gap that counts as an outage. */
const timeoutMs = 10_000;

/** Exits if the server is not configured or its data is an incomplete copy. */
export async function endUnlessReady(): Promise<void> {
  try {
    env();
    await requireCompleteCopy(runtime().store);
    await sitePolicy();
    checkSealedOffersWitness();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Posts to the tick endpoint every second until the process stops, and waits at most ten seconds for each
 * response. Next can revalidate pages only inside a request.
 */
export function startTimer(): void {
  const { tickSecret } = env();
  if (!tickSecret) return;
  const url = ownUrl('/api/tick');
  const post = async () => {
    if (isStopping()) return;
    try {
      const headers = { authorization: `Bearer ${tickSecret}` };
      await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) });
    } catch {
      // The server is still starting, already stopping, or slow: the next tick does the same work.
    }
    setTimeout(post, intervalMs).unref();
  };
  setTimeout(post, intervalMs).unref();
}
