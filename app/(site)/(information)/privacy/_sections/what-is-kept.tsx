import { DataTable } from '@/components/layout/data-table';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import * as copy from '@/messages/privacy';

export const Visiting = () => (
  <>
    <p>{copy.whatIsKept.readingSetsNo}</p>
  </>
);

/** What is stored about an account: what, why, and who sees it. */
const stored = [
  [copy.whatIsKept.eMailAddress, copy.whatIsKept.signWrite, copy.whatIsKept.ourStaff],
  [copy.whatIsKept.password, copy.whatIsKept.sign, copy.whatIsKept.nobodyGooglesFirebase],
  [copy.whatIsKept.sessionFingerprintCookie, copy.whatIsKept.knowSignedLet, copy.whatIsKept.you],
  [copy.whatIsKept.newEMail, copy.whatIsKept.changeOnceLink, copy.whatIsKept.weWriteBoth],
  [copy.whatIsKept.whatWereTold, copy.whatIsKept.listBehindBell, copy.whatIsKept.you],
  [copy.whatIsKept.browsersWhichSwitched, copy.whatIsKept.writeThemWhile, copy.whatIsKept.nobodyPushService],
  [copy.whatIsKept.legalNamePostal, copy.whatIsKept.bidPromiseBuy, copy.whatIsKept.ourStaffSeller],
  [copy.whatIsKept.householdOrganizationDeclare, copy.whatIsKept.refuseBidsFrom, copy.whatIsKept.ourStaff],
  [copy.whatIsKept.bidLimitAmount, copy.whatIsKept.soSellersCan, copy.whatIsKept.ourStaff],
  [
    copy.whatIsKept.proofFundsOne({
      pROOF_KEPT_DAYS: PROOF_KEPT_DAYS,
      pROOF_UNREVIEWED_DAYS: PROOF_UNREVIEWED_DAYS,
    }),
    copy.whatIsKept.decideLimit,
    copy.whatIsKept.ourStaff,
  ],
  [copy.whatIsKept.bidsMaximumTime, copy.whatIsKept.theyAuction, copy.whatIsKept.everybodySeesPrice],
  [copy.whatIsKept.searchesSavedName, copy.whatIsKept.writeNewHomes, copy.whatIsKept.you],
  [copy.whatIsKept.homesSavedHid, copy.whatIsKept.showSameHomes, copy.whatIsKept.whoeverGiveAddress],
  [copy.whatIsKept.organizationsBelongRole, copy.whatIsKept.knowWhoMay, copy.whatIsKept.members],
  [copy.whatIsKept.questionsAboutHomes, copy.whatIsKept.sellerAnswer, copy.whatIsKept.sellerOnceEverybody],
  [copy.whatIsKept.offersMakeLegal, copy.whatIsKept.twoSidesAgree, copy.whatIsKept.sellerAfterCall],
  [copy.whatIsKept.visitsAskedTime, copy.whatIsKept.sellerLet, copy.whatIsKept.sellerWhoeverGive],
  [copy.whatIsKept.whatOurStaff, copy.whatIsKept.soCanExamined, copy.whatIsKept.ourStaffTold],
  [copy.whatIsKept.ifLeaveOur, copy.whatIsKept.refuseBidsFromFormer, copy.whatIsKept.nobody],
  [copy.whatIsKept.whoStoodBehind, copy.whatIsKept.proofIfSale, copy.whatIsKept.ourStaffCourt],
];

export const StoredData = () => (
  <DataTable
    caption={copy.whatIsKept.whatStoredAbout}
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
  <p>
    {copy.whatIsKept.whatTypeInto({
      isLocal: isLocal ? copy.whatIsKept.localCopySite : copy.whatIsKept.siteItselfKeeps,
    })}
  </p>
);

export const Cookies = () => (
  <>
    <DataTable
      caption={copy.whatIsKept.allThemOurs}
      columns={[
        { label: copy.whatIsKept.name },
        { label: copy.whatIsKept.whatDoes },
        { label: copy.whatIsKept.until },
      ]}
      rows={[
        [<code key="session">__session</code>, copy.whatIsKept.showsSignedWhile, copy.whatIsKept.signOutMost],
        [<code key="hint">signed_in</code>, copy.whatIsKept.containsOnlyDigit, copy.whatIsKept.signOutMost5],
        [copy.whatIsKept.sessionStorage, copy.whatIsKept.amountHaveTyped, copy.whatIsKept.tabClosed],
        [copy.whatIsKept.localStorage, copy.whatIsKept.signStateFirebase, copy.whatIsKept.signOut],
        [
          copy.whatIsKept.localStorageHomes({ code: (children) => <code>{children}</code> }),
          copy.whatIsKept.homesSavedHidWithout,
          copy.whatIsKept.takeThemOff,
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
