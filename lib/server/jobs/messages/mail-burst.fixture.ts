import { setTimeout as wait } from 'node:timers/promises';
import { sendOutbox } from './send-outbox';

/** Run as a process of its own: people outbid each other without end while the mail goes out; prints a line for every bid. */
if (process.argv[1]?.endsWith('mail-burst.fixture.ts')) {
  process.argv[1] = 'bid-burst.fixture.ts';
  void import('@/lib/server/workflows/bids/bid-burst.fixture');
  for (;;) {
    await sendOutbox(Date.now());
    await wait(5);
  }
}
