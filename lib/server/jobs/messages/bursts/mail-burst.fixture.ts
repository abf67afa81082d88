import { setTimeout as wait } from 'node:timers/promises';
import { sendOutbox } from '../send-outbox';

/**
 * Runs as a separate process: people outbid each other endlessly while mail is sent. Prints a line for every
 * bid.
 */
if (process.argv[1]?.endsWith('mail-burst.fixture.ts')) {
  process.argv[1] = 'bid-burst.fixture.ts';
  void import('@/lib/server/workflows/bids/bid-burst.fixture');
  for (;;) {
    await sendOutbox(Date.now());
    await wait(5);
  }
}
