import { setTimeout as wait } from 'node:timers/promises';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import type { ReviewMessage } from '../auction-email';
import { sendOutbox } from '../send-outbox';

export const burstBank = 'org_burst';
export const approvalId = (index: number): string => `home-${String(index).padStart(5, '0')}:1:reviewed`;

/** A reviewer's approval of one of the bank's homes, as the review writes it. */
export const anApproval = (index: number, now: number, uid = burstBank): ReviewMessage => ({
  kind: 'reviewed',
  uid,
  attempts: 0,
  sendAt: now,
  draftId: `home-${index}`,
  decided: 'approve',
  street: `${index} Elm Street`,
  notes: [],
  reason: null,
});

/**
 * Runs as a separate process: a reviewer approves homes of a bank endlessly while mail is sent, with a window
 * that passes after every few approvals. Prints a line for every approval.
 */
if (process.argv[1]?.endsWith('digest-burst.fixture.ts')) {
  const { user } = await aBidder(runtime(), 'mona');
  await anOrganization(runtime(), burstBank, [user]);
  void (async () => {
    for (let index = 0; ; index++) {
      await runtime().store.commit([write.create(outbox, approvalId(index), anApproval(index, Date.now()))]);
      process.stdout.write(`${index}\n`);
      await wait(2);
    }
  })();
  for (let round = 0; ; round++) {
    await sendOutbox(Date.now() + (round % 5 === 4 ? 700_000 : 0));
    await wait(1);
  }
}
