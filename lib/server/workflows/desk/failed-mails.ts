import 'server-only';
import { ok, okUnless, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { dropClaim, refuseTaken } from '@/lib/server/records/desk/desk-claims';
import { deskClaimId } from '@/lib/server/records/desk/desk-collections';

interface MailAction {
  readonly mailId: string;
  /** `retry` sends it again from the first attempt; `drop` deletes it. */
  readonly type: 'retry' | 'drop';
}

/** Sends a mail again that was given up, or deletes it. */
export const actOnMail = (by: SignedIn, { mailId, type }: MailAction, now: number) =>
  runStaffCommand({
    by,
    now,
    async load(tx, { uid }) {
      const message = (await tx.get(outbox, mailId))?.data;
      if (message?.givenUpAt === undefined) return refuse('not-found');
      return ok({ message, taken: await refuseTaken(tx, { queue: 'mails', rowId: mailId, uid, now }) });
    },
    decide({ message, taken }) {
      const entry: StaffEntry = {
        about: 'site',
        subject: deskClaimId('mails', mailId),
        action: type === 'retry' ? 'mail-retried' : 'mail-dropped',
        before: null,
        after: null,
        why: null,
        title: message.kind,
        ...('uid' in message && { concerns: [message.to ?? message.uid] }),
      };
      return okUnless(taken, { entry });
    },
    write(tx, _, { message: { givenUpAt: _givenUpAt, ...message } }) {
      if (type === 'retry') tx.set(outbox, mailId, { ...message, attempts: 0, sendAt: now });
      else tx.delete(outbox, mailId);
      dropClaim(tx, 'mails', mailId);
      return null;
    },
  });
