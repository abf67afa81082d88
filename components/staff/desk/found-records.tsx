import { accountRoutes } from '@/lib/account-routes';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { Question } from '@/lib/domain/inquiries/question';
import type { FoundImport, FoundMail, FoundOffer } from '@/lib/domain/staff/found-records';
import { formatDay, formatMoney } from '@/lib/format';
import { row as queueCopy } from '@/messages/desk/row';
import { searchPage as copy } from '@/messages/desk/search-page';
import { stateLabels } from '@/messages/imports/state-labels';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { statusWords } from '@/messages/offers/status-words';
import { Part, Rows } from './found-parts';

export interface FoundRecordsProps {
  readonly questions: readonly Question[];
  readonly offers: readonly FoundOffer[];
  readonly limits: readonly LimitRequest[];
  readonly imports: readonly FoundImport[];
  readonly mails: readonly FoundMail[];
}

/** What people sent each other or us about homes, and what did not arrive. */
export const FoundRecords = ({ questions, offers, limits, imports, mails }: FoundRecordsProps) => (
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
    <Part title={copy.imports} of={imports}>
      <Rows
        rows={imports.map(({ importId, organisationId, seller, fileName, state, createdAt }) => ({
          key: importId,
          href: accountRoutes.staffOrganization(organisationId),
          name: fileName,
          note: [seller, copy.importNote({ state: stateLabels[state], createdAt: formatDay(createdAt) })]
            .filter(Boolean)
            .join(' · '),
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
