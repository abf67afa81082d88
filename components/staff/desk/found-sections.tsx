import { draftTitle } from '@/components/drafts/draft-title';
import { accountRoutes } from '@/lib/account-routes';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { User } from '@/lib/domain/accounts/user';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import type { FoundReport } from '@/lib/domain/staff/found-records';
import type { StaffHome } from '@/lib/domain/staff/staff-listing';
import { formatDay, formatMoment } from '@/lib/format';
import { closingStatusWords } from '@/messages/closings/closing-status-words';
import { searchPage as copy } from '@/messages/desk/search-page';
import { reportLabels } from '@/messages/inquiries/report-labels';
import { AuditList } from '../audit-list';
import { AuctionBadge, HomeList } from '../home-list';
import { Part, Rows } from './found-parts';
import { FoundRecords, type FoundRecordsProps } from './found-records';

interface FoundSectionsProps extends FoundRecordsProps {
  readonly homes: readonly StaffHome[];
  readonly drafts: readonly Draft[];
  readonly auctions: readonly { readonly auction: PublicAuction; readonly title: string }[];
  readonly closings: readonly Closing[];
  readonly reports: readonly FoundReport[];
  readonly people: readonly User[];
  readonly organizations: readonly Organization[];
  readonly entries: readonly StoredEntry[];
}

/** What a search found, by noun. Nouns without a result have no section. */
export const FoundSections = (found: FoundSectionsProps) => (
  <>
    <Part title={copy.homes} of={found.homes}>
      <HomeList homes={found.homes} />
    </Part>
    <Part title={copy.drafts} of={found.drafts}>
      <Rows
        rows={found.drafts.map((draft) => ({
          href: accountRoutes.review(draft.draftId),
          name: draftTitle(draft),
          note: [
            draft.owner.name,
            statusLabel(draft.standing.status),
            draft.listingId,
            draft.imported?.reference,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Part>
    <Part title={copy.auctions} of={found.auctions}>
      <Rows
        rows={found.auctions.map(({ auction, title }) => ({
          href: accountRoutes.staffHome(auction.listingKey),
          name: title,
          note: copy.auctionNote({ id: auction.id, endsAt: formatMoment(auction.endsAt) }),
          badge: <AuctionBadge status={auction.status} />,
        }))}
      />
    </Part>
    <Part title={copy.closings} of={found.closings}>
      <Rows
        rows={found.closings.map(({ saleId, listingKey, place, status, openedAt }) => ({
          href: `${accountRoutes.staffHome(listingKey)}#${saleId}`,
          name: place,
          note: copy.closingNote({ status: closingStatusWords[status], openedAt: formatDay(openedAt) }),
        }))}
      />
    </Part>
    <Part title={copy.reports} of={found.reports}>
      <Rows
        rows={found.reports.map(({ reportId, title, reason, status, at }) => ({
          href: accountRoutes.staffReport(reportId),
          name: title,
          note: copy.reportNote({ reason: reportLabels[reason], status, at: formatDay(at) }),
        }))}
      />
    </Part>
    <FoundRecords {...found} />
    <Part title={copy.people} of={found.people}>
      <Rows
        rows={found.people.map(({ uid, name, email, createdAt }) => ({
          href: accountRoutes.staffPerson(uid),
          name,
          note: copy.personNote({ email, createdAt: formatDay(createdAt) }),
        }))}
      />
    </Part>
    <Part title={copy.organizations} of={found.organizations}>
      <Rows
        rows={found.organizations.map(({ organisationId, name, members }) => ({
          href: accountRoutes.staffOrganization(organisationId),
          name,
          note: copy.organizationNote({ members: members.length }),
        }))}
      />
    </Part>
    <Part title={copy.log} of={found.entries}>
      <AuditList entries={found.entries} isLinked />
    </Part>
  </>
);
