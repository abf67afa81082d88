import { Notice } from '@/components/ui/notice';
import { doneNotice as copy } from '@/messages/staff/done-notice';

const words: Readonly<Record<string, string>> = {
  'taken-down': copy.listingTakenDown,
  'takedown-lifted': copy.takedownLiftedSeller,
  pause: copy.auctionPausedAll,
  resume: copy.auctionResumedNew,
  'staff-document': copy.documentUploaded,
  cancel: copy.auctionCanceledAll,
  block: copy.bidderBlocked,
  unblock: copy.bidderUnblocked,
  suspend: copy.accountSuspendedSigned,
  lift: copy.suspensionLiftedAccount,
  'answer-removed': copy.answerRemoved,
  verify: copy.organizationVerifiedBuyers,
  refuse: copy.organizationIsntVerified,
  hide: copy.organizationSuspendedHomes,
  'hide-all': copy.organizationSuspendedHomesOff,
  restore: copy.suspensionLiftedHomes,
  role: copy.roleChanged,
  invite: copy.invitationSentPerson,
  withdraw: copy.invitationWithdrawn,
  limit: copy.reviewSavedUser,
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
