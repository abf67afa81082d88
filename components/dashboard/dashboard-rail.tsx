'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { dashboardRail as copy } from '@/messages/dashboard/dashboard-rail';

interface DashboardRailProps {
  readonly name: string;
  readonly email: string;
  readonly isRegistered: boolean;
  readonly isStaff: boolean;
}

/** The 300 px rail on the left; on narrow screens, a tab bar under the header. */
export function DashboardRail({ name, email, isRegistered, isStaff }: DashboardRailProps) {
  const path = usePathname();
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a tab of its own to bring into sight
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')?.parentElement;
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft + tab.offsetWidth - bar.current.clientWidth + 24 });
  }, [path]);
  const groups = groupsOf({ isRegistered, isStaff });
  const links = groups.flatMap((group) => group.links);
  const [nearest] = links
    .filter(({ href, besides }) => isUnder(path, href) || (besides && isUnder(path, besides)))
    .sort((a, b) => b.href.length - a.href.length);
  return (
    <nav
      aria-label={copy.account}
      className="no-print border-line max-md:border-b md:min-h-[70vh] md:border-r md:px-8 md:py-10"
    >
      <p className="mb-6 max-md:hidden">
        <span className="block truncate text-lg font-semibold">{name}</span>
        <span className="block truncate text-sm text-text-muted">{email}</span>
      </p>
      <div ref={bar} className="relative flex gap-6 overflow-x-auto px-4 sm:px-6 md:block md:px-0">
        {groups.map(({ title, links: ofGroup }) => (
          <div key={title} className="flex gap-6 max-md:contents md:mb-6 md:block">
            <p id={`rail-${title}`} className="mb-1 pl-4 text-sm font-semibold max-md:sr-only">
              {title}
            </p>
            <ul aria-labelledby={`rail-${title}`} className="flex gap-6 md:block">
              {ofGroup.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={path === href ? 'page' : href === nearest?.href ? 'true' : undefined}
                    className="flex min-h-12 items-center whitespace-nowrap border-transparent text-text-muted hover:text-text aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-text max-md:border-b-[3px] md:min-h-11 md:border-l-[3px] md:pl-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

interface LinkGroup {
  readonly title: string;
  readonly links: readonly {
    readonly href: string;
    readonly label: string;
    /** Pages under another path that belong to this entry. */
    readonly besides?: string;
  }[];
}

const isUnder = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

/** Grouped to keep many links readable. */
const groupsOf = ({
  isRegistered,
  isStaff,
}: Pick<DashboardRailProps, 'isRegistered' | 'isStaff'>): readonly LinkGroup[] => [
  {
    title: copy.overview,
    links: [
      { href: routes.dashboard, label: copy.dashboard },
      { href: accountRoutes.notifications, label: copy.notifications },
      { href: accountRoutes.calendar, label: copy.calendar },
    ],
  },
  {
    title: copy.buying,
    links: [
      { href: accountRoutes.bids, label: copy.bids, besides: accountRoutes.receipts },
      { href: accountRoutes.offers, label: copy.offers },
      { href: accountRoutes.sales, label: copy.purchasesSales },
      { href: routes.watchList, label: copy.savedHomes },
      { href: accountRoutes.savedSearches, label: copy.savedSearches },
      ...(isStaff
        ? []
        : [
            {
              href: accountRoutes.registration,
              label: isRegistered ? copy.bidderRegistration : copy.registerBid,
            },
          ]),
    ],
  },
  {
    title: copy.selling,
    links: [
      { href: accountRoutes.myListings, label: copy.listings },
      { href: accountRoutes.questions, label: copy.questions },
      { href: accountRoutes.showings, label: copy.showings },
      { href: accountRoutes.organizations, label: copy.organizations },
    ],
  },
  ...(isStaff
    ? [
        {
          title: copy.staff,
          links: [
            { href: accountRoutes.reviewQueue, label: copy.reviewQueue },
            { href: accountRoutes.staffHomes, label: copy.homesAuctions },
            { href: accountRoutes.staffPeople, label: copy.people },
            { href: accountRoutes.staffOrganizations, label: copy.organizations2 },
            { href: accountRoutes.auditLog, label: copy.auditLog },
          ],
        },
      ]
    : []),
  {
    title: copy.account2,
    links: [
      { href: accountRoutes.profile, label: copy.profile },
      { href: accountRoutes.security, label: copy.security },
    ],
  },
];
