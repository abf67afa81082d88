import { accountRoutes } from '@/lib/account-routes';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { Question } from '@/lib/domain/inquiries/question';
import type { FoundMail, FoundOffer, FoundShowing } from '@/lib/domain/staff/found-records';
import type { Quarantined } from '@/lib/domain/staff/quarantined';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { queueLabels } from '@/messages/desk/queue-labels';
import { row as queueCopy } from '@/messages/desk/row';
import { searchPage as copy } from '@/messages/desk/search-page';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { statusWords } from '@/messages/offers/status-words';
import { FoundBulkWork, type FoundBulkWorkProps } from './found-bulk-work';
import { Part, Rows } from './found-parts';

export interface FoundRecordsProps extends FoundBulkWorkProps {
  readonly questions: readonly Question[];
  readonly showings: readonly FoundShowing[];
  readonly offers: readonly FoundOffer[];
  readonly limits: readonly LimitRequest[];
  readonly unreadable: readonly Quarantined[];
  readonly mails: readonly FoundMail[];
}

/** What people sent each other or us about homes, and what did not arrive. */
export const FoundRecords = ({
  questions,
  showings,
  offers,
  limits,
  unreadable,
  mails,
  ...bulkWork
}: FoundRecordsProps) => (
  <>
    <Part title={copy.questions} of={questions}>
      <Rows
        rows={questions.map(({ questionId, listingKey, place, text, status, at }) => ({
          key: questionId,
          href: accountRoutes.staffHome(listingKey),
          name: text,
          note: copy.questionNote({ place, status, at: formatDay(at) }),
        }))}
      />
    </Part>
    <Part title={copy.showings} of={showings}>
      <Rows
        rows={showings.map(({ listingKey, place, status, startsAt, changedAt }) => ({
          key: `${listingKey}:${startsAt}:${changedAt}`,
          href: accountRoutes.staffHome(listingKey),
          name: place,
          note: copy.showingNote({ status, startsAt: formatMoment(startsAt) }),
        }))}
      />
    </Part>
    <Part title={copy.offers} of={offers}>
      <Rows
        rows={offers.map(({ offerId, listingKey, place, status, changedAt }) => ({
          key: offerId,
          href: accountRoutes.staffHome(listingKey),
          name: place,
          note: copy.offerNote({ status: statusWords[status], changedAt: formatDay(changedAt) }),
        }))}
      />
    </Part>
    <Part title={copy.limits} of={limits}>
      <Rows
        rows={limits.map(({ uid, name, askedCents, status, at }) => ({
          key: uid,
          href: accountRoutes.staffPerson(uid),
          name,
          note: copy.limitNote({ amount: formatMoney(askedCents), status, at: formatDay(at) }),
        }))}
      />
    </Part>
    <FoundBulkWork {...bulkWork} />
    <Part title={queueLabels.documents} of={unreadable}>
      <Rows
        rows={unreadable.map(({ collection, docId, fault }) => ({
          key: `${collection}/${docId}`,
          href: accountRoutes.deskQueue('documents'),
          name: `${collection}/${docId}`,
          note: fault,
        }))}
      />
    </Part>
    <Part title={copy.mails} of={mails}>
      <Rows
        rows={mails.map(({ mailId, kind, givenUpAt }) => ({
          key: mailId,
          href: accountRoutes.deskQueue('mails'),
          name: kind ? notificationKindWords[kind].label : queueCopy.securityMail,
          note: copy.mailNote({ givenUpAt: formatDay(givenUpAt) }),
        }))}
      />
    </Part>
  </>
);
