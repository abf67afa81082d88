import { DataTable } from '@/components/layout/data-table';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import * as copy from '@/messages/privacy';

export const Visiting = () => (
  <>
    <p>{copy.whatIsKept.browsingSetsNo}</p>
  </>
);

/** What is stored about an account: what, why, and who sees it. */
const stored = [
  [copy.whatIsKept.emailAddressName, copy.whatIsKept.signEmail, copy.whatIsKept.staff],
  [copy.whatIsKept.password, copy.whatIsKept.sign, copy.whatIsKept.noOneGoogles],
  [copy.whatIsKept.sessionFingerprintCookie, copy.whatIsKept.knowSignedLet, copy.whatIsKept.you],
  [copy.whatIsKept.newEmailAddress, copy.whatIsKept.changeAddressOnce, copy.whatIsKept.emailBothAddresses],
  [copy.whatIsKept.notificationsWhetherRead, copy.whatIsKept.notificationListBehind, copy.whatIsKept.you],
  [copy.whatIsKept.browsersWhereTurned, copy.whatIsKept.notifyWhileSite, copy.whatIsKept.noOneBrowser],
  [copy.whatIsKept.legalNameMailing, copy.whatIsKept.bidPromiseBuy, copy.whatIsKept.staffSellerWin],
  [copy.whatIsKept.householdOrganizationDeclare, copy.whatIsKept.refuseBidsKnown, copy.whatIsKept.staff],
  [copy.whatIsKept.bidLimitAmount, copy.whatIsKept.sellersCanTrust, copy.whatIsKept.staff],
  [
    copy.whatIsKept.proofFundsOne({
      days: PROOF_KEPT_DAYS,
      unreviewedDays: PROOF_UNREVIEWED_DAYS,
    }),
    copy.whatIsKept.decideBidLimit,
    copy.whatIsKept.staff,
  ],
  [copy.whatIsKept.bidsMaximumTime, copy.whatIsKept.runAuction, copy.whatIsKept.everyoneSeesPrice],
  [copy.whatIsKept.searchesSavedName, copy.whatIsKept.notifyNewHomes, copy.whatIsKept.you],
  [copy.whatIsKept.homesSavedHid, copy.whatIsKept.showSameHomes, copy.whatIsKept.anyoneGiveAddress],
  [copy.whatIsKept.organizationsBelongRole, copy.whatIsKept.knowWhoMay, copy.whatIsKept.members],
  [copy.whatIsKept.questionsAboutHomes, copy.whatIsKept.sellerCanAnswer, copy.whatIsKept.sellerRightAway],
  [copy.whatIsKept.offersMakeLegal, copy.whatIsKept.bothSidesCan, copy.whatIsKept.sellerAfterCall],
  [copy.whatIsKept.showingsRequestedTime, copy.whatIsKept.sellerCanLet, copy.whatIsKept.sellerAnyoneGive],
  [copy.whatIsKept.whatStaffDid, copy.whatIsKept.canExamined, copy.whatIsKept.staffNotify],
  [copy.whatIsKept.leaveStaffWhen, copy.whatIsKept.refuseBidsFormer, copy.whatIsKept.noOne],
  [copy.whatIsKept.identityBehindBid, copy.whatIsKept.proofSaleDisputed, copy.whatIsKept.staffCourt],
];

export const StoredData = () => (
  <DataTable
    caption={copy.whatIsKept.whatStoreAbout}
    columns={[
      { label: copy.whatIsKept.what },
      { label: copy.whatIsKept.why },
      { label: copy.whatIsKept.whoSees },
    ]}
    rows={stored}
  />
);

/** In local mode no mail is sent; it is stored for /dev/mail. */
export const Inquiries = ({ isLocal }: { readonly isLocal: boolean }) => (
  <p>{copy.whatIsKept.whatTypeInto({ site: isLocal ? 'local' : 'public' })}</p>
);

export const Cookies = () => (
  <>
    <DataTable
      caption={copy.whatIsKept.allOursEach}
      columns={[
        { label: copy.whatIsKept.name },
        { label: copy.whatIsKept.whatDoes },
        { label: copy.whatIsKept.until },
      ]}
      rows={[
        [
          <code key="session">__session</code>,
          copy.whatIsKept.showsSignedWhile,
          copy.whatIsKept.signDaysMost,
        ],
        [<code key="hint">signed_in</code>, copy.whatIsKept.containsOnlyDigit, copy.whatIsKept.signDaysMost2],
        [copy.whatIsKept.sessionStorage, copy.whatIsKept.amountTypedBid, copy.whatIsKept.closeTab],
        [copy.whatIsKept.localStorage, copy.whatIsKept.firebaseAuthenticationSign, copy.whatIsKept.sign2],
        [
          copy.whatIsKept.localStorageHomes({ code: (children) => <code>{children}</code> }),
          copy.whatIsKept.homesSavedHidWithout,
          copy.whatIsKept.removeThemSign,
        ],
        [
          copy.whatIsKept.localStorageRecent({ code: (children) => <code>{children}</code> }),
          copy.whatIsKept.lastFiveSearches,
          copy.whatIsKept.chooseClearRecent,
        ],
      ]}
    />
  </>
);
