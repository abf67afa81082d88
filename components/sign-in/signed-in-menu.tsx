import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { ChevronDownIcon } from '@/components/ui/icons';
import { UserIcon } from '@/components/ui/page-icons';
import { accountRoutes } from '@/lib/account-routes';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { notify } from '@/lib/client/page/notify';
import type { Me } from '@/lib/domain/accounts/me';
import { routes } from '@/lib/routes';
import { signedInMenu as copy } from '@/messages/sign-in/signed-in-menu';

interface SignedInMenuProps {
  readonly user: Me;
  /**
   * True once the auth service confirms the user. Until then, nothing is requested for them: the session may
   * just have ended.
   */
  readonly isReported?: boolean;
}

export function SignedInMenu({ user, isReported = true }: SignedInMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  const leave = useLeavePrivatePage();
  const isHydrated = useHydrated();
  useCloseOutside(root, close);
  useEffect(() => {
    if (!isReported) return;
    // It is specific to a browser, and this menu is also in the HTML of private pages.
    import('@/lib/client/favorites/favorites')
      .then(({ followAccount }) => followAccount(user.uid))
      .catch(() => {});
  }, [user.uid, isReported]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    root.current?.querySelector('button')?.focus();
  }

  return (
    <div className="flex items-center sm:gap-1">
      <NotificationBell isFollowing={isReported} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is caught for whatever inside has the focus */}
      <div ref={root} className="relative" onKeyDown={onKeyDown}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="account-menu"
          aria-label={copy.account({ name: user.name })}
          disabled={!isHydrated}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 items-center gap-2 rounded px-2"
        >
          <UserIcon className="size-6 shrink-0" />
          <span className="hidden max-w-36 truncate sm:inline">{user.name}</span>
          <ChevronDownIcon className="hidden size-4 sm:block" />
        </button>
        <div
          id="account-menu"
          hidden={!isOpen}
          className="absolute right-0 top-full z-50 mt-2 w-64 rounded border border-line bg-surface py-2 text-text"
        >
          <p className="border-b border-line px-4 pb-3 pt-1">
            <span className="block truncate font-semibold">{user.name}</span>
            <span className="block truncate text-sm text-text-muted">{user.email}</span>
          </p>
          <ul>
            {linksOf(user).map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={close}
                  className="flex min-h-11 items-center px-4 hover:bg-surface-muted"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li className="border-t border-line">
              <button
                type="button"
                onClick={() => signOut(leave).then(close)}
                className="min-h-11 w-full px-4 text-left hover:bg-surface-muted"
              >
                {copy.sign}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

const linksOf = (user: Me) => [
  { href: routes.dashboard, label: copy.dashboard },
  ...(user.role === 'admin'
    ? []
    : [
        { href: accountRoutes.bids, label: copy.bids },
        { href: accountRoutes.sales, label: copy.purchases },
      ]),
  ...(user.sells
    ? [
        { href: accountRoutes.myListings, label: copy.listings },
        { href: accountRoutes.salesMade, label: copy.sales },
      ]
    : []),
  { href: routes.watchList, label: copy.savedHomes },
  { href: accountRoutes.savedSearches, label: copy.savedSearches },
  ...(user.role === 'admin'
    ? []
    : [
        {
          href: accountRoutes.registration,
          label: user.registered ? copy.bidderRegistration : copy.registerBid,
        },
      ]),
  { href: accountRoutes.notificationSettings, label: copy.notificationSettings },
];

/** Someone who just signed out is not prompted to sign in again. */
function useLeavePrivatePage(): () => void {
  const path = usePathname();
  const router = useRouter();
  return () => {
    if (path.startsWith(routes.dashboard)) router.push(routes.home);
  };
}

async function signOut(leave: () => void): Promise<void> {
  try {
    await (await loadSignIn()).signOut();
    leave();
    notify({ tone: 'success', title: copy.signed });
  } catch {
    notify({
      tone: 'error',
      title: copy.stillSigned,
      description: copy.noConnectionTry,
      action: { label: copy.sign, onClick: () => void signOut(leave) },
    });
  }
}

function useCloseOutside(root: React.RefObject<HTMLElement | null>, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same two listeners for as long as the menu stands
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, []);
}
