import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { isViewer, type Organization } from '@/lib/domain/organizations/organization';
import { routes } from '@/lib/routes';
import { figuresPage as figures } from '@/messages/figures/figures-page';
import { shownSellers } from '@/messages/listings/shown-sellers';
import { organizationHead as copy } from '@/messages/organizations/organization-head';
import { portfolioPage } from '@/messages/portfolio/portfolio-page';

interface OrganizationHeadProps {
  readonly organization: Organization;
  /** The person who looks at it. */
  readonly uid: string;
  readonly part:
    | 'listings'
    | 'portfolio'
    | 'figures'
    | 'auction-day'
    | 'imports'
    | 'files'
    | 'members'
    | 'approvals'
    | 'log'
    | 'integrations';
}

/** Organization name above its pages. */
export function OrganizationHead({ organization, uid, part }: OrganizationHeadProps) {
  const { organisationId, name, kind, members } = organization;
  const isOnlyViewing = isViewer(organization, uid);
  const parts = [
    {
      id: 'listings',
      label: copy.listings,
      href: accountRoutes.organization(organisationId),
    },
    { id: 'portfolio', label: portfolioPage.portfolio, href: accountRoutes.portfolio(organisationId) },
    { id: 'figures', label: figures.title, href: accountRoutes.organizationFigures(organisationId) },
    { id: 'auction-day', label: copy.auctionDay, href: accountRoutes.auctionDayOf(organisationId) },
    {
      id: 'imports',
      label: copy.importLabel,
      href: accountRoutes.imports(organisationId),
      isToChange: true,
    },
    {
      id: 'files',
      label: copy.files,
      href: accountRoutes.bulkUploads(organisationId),
      isToChange: true,
    },
    { id: 'members', label: copy.members, href: accountRoutes.members(organisationId) },
    { id: 'approvals', label: copy.approvals, href: accountRoutes.approvals(organisationId) },
    { id: 'log', label: copy.log, href: accountRoutes.organizationLog(organisationId) },
    {
      id: 'integrations',
      label: copy.integrations,
      href: accountRoutes.integrations(organisationId),
      isToChange: true,
    },
  ];
  return (
    <>
      <h1 className="break-words text-title font-semibold">{name}</h1>
      <p className="mt-2 text-text-muted">
        {copy.kind({ kind: sellerKindLabel(kind), members: members.length })}
      </p>
      <StaffStatus organization={organization} isFirstPage={part === 'listings'} />
      {isOnlyViewing && (
        <Notice tone="info" title={copy.youreViewer} className="mt-6 max-w-3xl">
          {copy.viewerText}
        </Notice>
      )}
      <nav aria-label={copy.organization} className="mt-6 border-b border-line">
        <ul className="flex gap-6 overflow-x-auto [scrollbar-width:none]">
          {parts
            .filter(({ isToChange }) => !(isToChange && isOnlyViewing))
            .map(({ id, label, href }) => (
              <li key={id}>
                <Link
                  href={href}
                  aria-current={id === part ? 'page' : undefined}
                  className="flex min-h-12 items-center whitespace-nowrap border-b-[3px] border-transparent text-text-muted hover:text-text aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-text aria-[current]:[scroll-initial-target:nearest]"
                >
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

interface StaffStatusProps extends Pick<OrganizationHeadProps, 'organization'> {
  readonly isFirstPage: boolean;
}

/** Staff's decision about the organization and its effect on its homes. Only a suspension is on each page. */
function StaffStatus({ organization, isFirstPage }: StaffStatusProps) {
  const { verified, refused, suspended } = organization;
  if (!suspended && (verified || !isFirstPage)) return null;
  return (
    <div className="mt-6 max-w-3xl">
      {suspended ? (
        <Notice tone="warning" title={copy.organizationSuspended}>
          {copy.homesOffSite({ reason: suspended.reason })}
        </Notice>
      ) : (
        <Notice tone="info" title={copy.buyersDontSee}>
          <p>
            {copy.staffVerifiesOrganization({
              unverifiedSeller: shownSellers['seller-not-verified'],
            })}
          </p>
          {refused && <p className="mt-1">{copy.lastCheckDidnt({ reason: refused.reason })}</p>}
          <p className="mt-1">
            {copy.howToVerify({
              link: (children) => (
                <Link href={routes.contact} className="text-link">
                  {children}
                </Link>
              ),
            })}
          </p>
        </Notice>
      )}
    </div>
  );
}
