import { DataTable } from '@/components/layout/data-table';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import { whatIsKept as copy } from '@/messages/privacy/what-is-kept';

export const Visiting = () => (
  <>
    <p>{copy.browsingSetsNo}</p>
  </>
);

/** What is stored about an account: what, why, and who sees it. */
const stored = [
  [copy.emailAddressName, copy.signEmail, copy.staff],
  [copy.password, copy.sign, copy.noOneGoogles],
  [copy.sessionFingerprintCookie, copy.knowSignedLet, copy.you],
  [copy.newEmailAddress, copy.changeAddressOnce, copy.emailBothAddresses],
  [copy.notificationsWhetherRead, copy.notificationListBehind, copy.you],
  [copy.browsersWhereTurned, copy.notifyWhileSite, copy.noOneBrowser],
  [copy.legalNameMailing, copy.bidPromiseBuy, copy.staffSellerWin],
  [copy.householdOrganizationDeclare, copy.refuseBidsKnown, copy.staff],
  [copy.hashOfName, copy.refuseRelated, copy.noOne],
  [copy.hashOfDevice, copy.refuseSharedDevice, copy.noOne],
  [copy.bidLimitAmount, copy.sellersCanTrust, copy.staff],
  [
    copy.proofFundsOne({
      days: PROOF_KEPT_DAYS,
      unreviewedDays: PROOF_UNREVIEWED_DAYS,
    }),
    copy.decideBidLimit,
    copy.staff,
  ],
  [copy.bidsMaximumTime, copy.runAuction, copy.everyoneSeesPrice],
  [copy.searchesSavedName, copy.notifyNewHomes, copy.you],
  [copy.homesSavedHid, copy.showSameHomes, copy.anyoneGiveAddress],
  [copy.organizationsBelongRole, copy.knowWhoMay, copy.members],
  [copy.questionsAboutHomes, copy.sellerCanAnswer, copy.sellerRightAway],
  [copy.offersMakeLegal, copy.bothSidesCan, copy.sellerAfterCall],
  [copy.showingsRequestedTime, copy.sellerCanLet, copy.sellerAnyoneGive],
  [copy.whatStaffDid, copy.canExamined, copy.staffNotify],
  [copy.leaveStaffWhen, copy.refuseBidsFormer, copy.noOne],
  [copy.identityBehindBid, copy.proofSaleDisputed, copy.staffCourt],
];

export const StoredData = () => (
  <DataTable
    caption={copy.whatStoreAbout}
    columns={[{ label: copy.what }, { label: copy.why }, { label: copy.whoSees }]}
    rows={stored}
  />
);

/** In local mode no mail is sent; it is stored for /dev/mail. */
export const Inquiries = ({ isLocal }: { readonly isLocal: boolean }) => (
  <p>{copy.whatTypeInto({ site: isLocal ? 'local' : 'public' })}</p>
);

export const Cookies = () => (
  <>
    <DataTable
      caption={copy.allOursEach}
      columns={[{ label: copy.name }, { label: copy.whatDoes }, { label: copy.until }]}
      rows={[
        [<code key="session">__session</code>, copy.showsSignedWhile, copy.signDaysMost],
        [<code key="hint">signed_in</code>, copy.containsOnlyDigit, copy.signOutDaysMost],
        [<code key="device">device</code>, copy.deviceCookie, copy.yearOrClear],
        [copy.sessionStorage, copy.amountTypedBid, copy.closeTab],
        [copy.localStorage, copy.firebaseAuthenticationSign, copy.signOut],
        [copy.cacheStorage, copy.savedCopies, copy.signOutOrRemove],
        [
          copy.localStorageHomes({ code: (children) => <code>{children}</code> }),
          copy.homesSavedHidWithout,
          copy.removeThemSign,
        ],
        [
          copy.localStorageRecent({ code: (children) => <code>{children}</code> }),
          copy.lastFiveSearches,
          copy.chooseClearRecent,
        ],
        [
          copy.bidKeysStorage({ code: (children) => <code>{children}</code> }),
          copy.signsYourBids,
          copy.clearBrowserData,
        ],
      ]}
    />
  </>
);
