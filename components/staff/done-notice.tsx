import { Notice } from '@/components/ui/notice';
import * as copy from '@/messages/staff';

const words: Readonly<Record<string, string>> = {
  'taken-down': copy.doneNotice.listingTakenDown,
  'takedown-lifted': copy.doneNotice.takedownLiftedSeller,
  pause: copy.doneNotice.auctionPausedAll,
  resume: copy.doneNotice.auctionResumedNew,
  cancel: copy.doneNotice.auctionCanceledAll,
  block: copy.doneNotice.bidderBlocked,
  unblock: copy.doneNotice.bidderUnblocked,
  suspend: copy.doneNotice.accountSuspendedSigned,
  lift: copy.doneNotice.suspensionLiftedAccount,
  'answer-removed': copy.doneNotice.answerRemoved,
  verify: copy.doneNotice.organizationVerifiedBuyers,
  refuse: copy.doneNotice.organizationIsntVerified,
  hide: copy.doneNotice.organizationSuspendedHomes,
  'hide-all': copy.doneNotice.organizationSuspendedHomesOff,
  restore: copy.doneNotice.suspensionLiftedHomes,
  role: copy.doneNotice.roleChanged,
  invite: copy.doneNotice.invitationSentPerson,
  withdraw: copy.doneNotice.invitationWithdrawn,
  limit: copy.doneNotice.reviewSavedUser,
};

/** Confirmation of a completed staff form; `done` comes from the URL. */
export function DoneNotice({ done }: { readonly done: string | string[] | undefined }) {
  const title = typeof done === 'string' && Object.hasOwn(words, done) ? words[done] : null;
  return title ? (
    <div className="mt-6 max-w-3xl">
      <Notice tone="success" title={title} />
    </div>
  ) : null;
}
