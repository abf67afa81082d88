import { Notice } from '@/components/ui/notice';
import * as copy from '@/messages/staff';

const words: Readonly<Record<string, string>> = {
  'taken-down': copy.doneNotice.listingDownWhom,
  'takedown-lifted': copy.doneNotice.sellerCanList,
  pause: copy.doneNotice.auctionPausedWhom,
  resume: copy.doneNotice.auctionGoesNew,
  cancel: copy.doneNotice.auctionCanceledWhom,
  block: 'The bidder is blocked.',
  unblock: 'The block is lifted.',
  suspend: copy.doneNotice.accountSuspendedSigned,
  lift: copy.doneNotice.accountOpenAgain,
  'answer-removed': copy.doneNotice.answerOffPage,
  verify: copy.doneNotice.organizationVerifiedBuyers,
  refuse: copy.doneNotice.organizationNotVerified,
  hide: copy.doneNotice.organizationSuspendedHomes,
  'hide-all': copy.doneNotice.organizationSuspendedHomesOff,
  restore: copy.doneNotice.suspensionLiftedHomes,
  role: copy.doneNotice.roleChanged,
  invite: copy.doneNotice.invitationSentPerson,
  withdraw: copy.doneNotice.invitationWithdrawn,
  limit: copy.doneNotice.wishDecidedPerson,
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
