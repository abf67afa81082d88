import type { ReactNode } from 'react';
import { draftTitle } from '@/components/drafts/draft-title';
import { accountRoutes } from '@/lib/account-routes';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { User } from '@/lib/domain/accounts/user';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import type { Report } from '@/lib/domain/staff/report';
import type { StaffHome } from '@/lib/domain/staff/staff-listing';
import { formatDay, formatMoment } from '@/lib/format';
import { closingStatusWords } from '@/messages/closings/closing-status-words';
import { searchPage as copy } from '@/messages/desk/search-page';
import { reportLabels } from '@/messages/inquiries/report-labels';
import { AuditList } from '../audit-list';
import { AuctionBadge, HomeList } from '../home-list';
import { StaffSection } from '../staff-section';

interface FoundSectionsProps {
  readonly homes: readonly StaffHome[];
  readonly drafts: readonly Draft[];
  readonly auctions: readonly { readonly auction: PublicAuction; readonly title: string }[];
  readonly closings: readonly Closing[];
  readonly reports: readonly Pick<Report, 'reportId' | 'title' | 'reason' | 'status' | 'at'>[];
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

interface PartProps {
  readonly title: string;
  readonly of: readonly unknown[];
  readonly children: ReactNode;
}

const Part = ({ title, of, children }: PartProps) =>
  of.length > 0 && (
    <StaffSection title={title} count={of.length}>
      {children}
    </StaffSection>
  );

interface RowsProps {
  readonly rows: readonly {
    readonly href: string;
    readonly name: string;
    readonly note: string;
    readonly badge?: ReactNode;
  }[];
}

const Rows = ({ rows }: RowsProps) => (
  <ul className="max-w-5xl divide-y divide-line border-y border-line">
    {rows.map(({ href, name, note, badge }) => (
      <li key={href} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0">
          <a href={href} className="break-words font-medium text-link">
            {name}
          </a>
          <p className="mt-1 break-words text-sm text-text-muted">{note}</p>
        </div>
        {badge}
      </li>
    ))}
  </ul>
);
