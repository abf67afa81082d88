import { HeartIcon } from '@/components/ui/icons';
import { UserIcon } from '@/components/ui/page-icons';
import { AS_SELLER, accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { workspaces as copy } from '@/messages/dashboard/workspaces';
import {
  BuildingIcon,
  CalendarIcon,
  GavelIcon,
  HomeIcon,
  KeyIcon,
  ListIcon,
  LogIcon,
  QuestionIcon,
  ReviewIcon,
  TagIcon,
} from './rail-icons';

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly Icon: typeof HomeIcon;
  /** Other pages that belong to this entry, with everything below them. */
  readonly covers?: readonly string[];
}

export interface Workspace {
  readonly label: string;
  readonly entries: readonly Entry[];
}

const buying: Workspace = {
  label: copy.buying,
  entries: [
    {
      href: routes.dashboard,
      label: copy.dashboard,
      Icon: HomeIcon,
      covers: [accountRoutes.calendar, accountRoutes.notifications],
    },
    { href: accountRoutes.bids, label: copy.bids, Icon: GavelIcon, covers: [accountRoutes.receipts] },
    { href: accountRoutes.offers, label: copy.offers, Icon: TagIcon },
    { href: accountRoutes.sales, label: copy.purchases, Icon: KeyIcon },
    { href: routes.watchList, label: copy.saved, Icon: HeartIcon, covers: [accountRoutes.savedSearches] },
    {
      href: accountRoutes.profile,
      label: copy.account,
      Icon: UserIcon,
      covers: [
        accountRoutes.security,
        accountRoutes.registration,
        accountRoutes.notificationSettings,
        accountRoutes.staffInvitation,
      ],
    },
  ],
};

const selling: Workspace = {
  label: copy.selling,
  entries: [
    { href: accountRoutes.myListings, label: copy.listings, Icon: ListIcon },
    {
      href: accountRoutes.offersReceived,
      label: copy.offers,
      Icon: TagIcon,
      covers: [accountRoutes.offersFor('')],
    },
    { href: accountRoutes.salesMade, label: copy.sales, Icon: KeyIcon },
    { href: accountRoutes.questions, label: copy.questions, Icon: QuestionIcon },
    { href: accountRoutes.showings, label: copy.showings, Icon: CalendarIcon },
    { href: accountRoutes.organizations, label: copy.organizations, Icon: BuildingIcon },
  ],
};

const staff: Workspace = {
  label: copy.staff,
  entries: [
    { href: accountRoutes.desk, label: copy.desk, Icon: ReviewIcon },
    { href: accountRoutes.staffHomes, label: copy.homes, Icon: HomeIcon },
    { href: accountRoutes.staffPeople, label: copy.people, Icon: UserIcon },
    { href: accountRoutes.staffOrganizations, label: copy.organizations, Icon: BuildingIcon },
    { href: accountRoutes.auditLog, label: copy.auditLog, Icon: LogIcon },
  ],
};

/** Everyone may buy and sell; only staff review. */
export const workspacesFor = (isStaff: boolean): readonly Workspace[] =>
  isStaff ? [buying, selling, staff] : [buying, selling];

/**
 * The workspace and the entry that a page belongs to: the entry with the longest path above it. Offers and
 * sales have the same pages for both sides; `asSeller` places them in the selling workspace.
 */
export function findPlace(workspaces: readonly Workspace[], path: string, asSeller: boolean) {
  const [nearest] = workspaces
    .flatMap((workspace) => workspace.entries.map((entry) => ({ workspace, entry })))
    .flatMap((place) =>
      [bare(place.entry.href), ...(place.entry.covers ?? [])]
        .filter((above) => isUnder(path, above))
        .map((above) => ({ ...place, length: above.length })),
    )
    .sort(
      (a, b) =>
        b.length - a.length ||
        (Number(a.workspace === selling) - Number(b.workspace === selling)) * (asSeller ? -1 : 1),
    );
  if (!nearest) return null;
  const mark: 'page' | 'true' = path === bare(nearest.entry.href) ? 'page' : 'true';
  return { ...nearest, mark };
}

interface Visit {
  /** The query of the page's address. */
  readonly search: string;
  readonly previous: Workspace | null;
  /** The person's side on the page; null if the page does not say. */
  readonly side: 'buyer' | 'seller' | null;
}

/**
 * Whether a page is the seller's: the person is the seller on it, or else its address says so, or the previous
 * page was in the selling workspace.
 */
export const isAsSeller = ({ search, previous, side }: Visit): boolean =>
  side ? side === 'seller' : search === AS_SELLER || previous === selling;

const bare = (href: string): string => href.replace(/\?.*/, '');
const isUnder = (path: string, above: string): boolean =>
  path === above || path.startsWith(above.endsWith('/') ? above : `${above}/`);
