'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { dashboardRail as copy } from '@/messages/dashboard/dashboard-rail';
import { useOwnSide } from './own-side';
import { findPlace, isAsSeller, type Workspace, workspacesFor } from './workspaces';

interface DashboardRailProps {
  readonly name: string;
  readonly email: string;
  readonly isStaff: boolean;
  /** Number of open tasks, next to the home entry. */
  readonly tasks: ReactNode;
  /** Number of rows that wait for staff, next to the desk. */
  readonly queues: ReactNode;
}

/**
 * The switch between workspaces and the entries of the current one: the 300 px rail on the left; on narrow
 * screens the switch is under the header, and the entries are tabs at the bottom edge.
 */
export function DashboardRail({ name, email, isStaff, tasks, queues }: DashboardRailProps) {
  const path = usePathname();
  const search = useSearchParams().toString();
  const [previous, setPrevious] = useState<Workspace | null>(null);
  const workspaces = workspacesFor(isStaff);
  const side = useOwnSide();
  const place = findPlace(workspaces, path, isAsSeller({ search, previous, side }));
  const workspace = place?.workspace ?? workspaces[0];
  useEffect(() => setPrevious(workspace ?? null), [workspace]);
  return (
    <nav aria-label={copy.account} className="no-print border-line md:border-r md:px-8">
      <div className="md:sticky md:top-0 md:py-10">
        <p className="mb-6 max-md:hidden">
          <span className="block truncate text-lg font-semibold">{name}</span>
          <span className="block truncate text-sm text-text-muted">{email}</span>
        </p>
        <ul
          aria-label={copy.workspaces}
          className="flex border-line max-md:border-b max-md:px-4 sm:max-md:px-6 md:mb-6 md:rounded md:border"
        >
          {workspaces.map(({ label, entries: [first] }) => (
            <li key={label} className="flex-1">
              <Link
                href={first?.href ?? routes.dashboard}
                aria-current={label === workspace?.label ? 'true' : undefined}
                className="flex min-h-11 items-center justify-center text-sm text-text-muted hover:text-text aria-[current]:font-semibold aria-[current]:text-text max-md:border-b-[3px] max-md:border-transparent max-md:aria-[current]:border-primary forced-colors:border-b-[3px] md:rounded-[5px] md:aria-[current]:bg-primary md:aria-[current]:text-surface"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul aria-label={workspace?.label} className="tab-bar">
          {workspace?.entries.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={href === place?.entry.href ? place.mark : undefined}
                className="relative flex min-w-11 items-center whitespace-nowrap border-transparent text-text-muted hover:text-text aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-text max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:border-t-[3px] max-md:px-0.5 max-md:text-[0.6875rem] max-md:leading-4 md:min-h-11 md:gap-3 md:border-l-[3px] md:pl-4"
              >
                <Icon className="size-6 shrink-0 md:size-5" />
                <span className="tab-label">{label}</span>
                {href === routes.dashboard && tasks}
                {href === accountRoutes.desk && queues}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
