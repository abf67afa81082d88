import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChevronRightIcon, HeartIcon, PhoneIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import { siteHeader as copy } from '@/messages/site/site-header';
import { HeaderSearch } from './header-search';
import { LinkList } from './link-list';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { mainLinks } from './site-links';

/** The narrowest screens have no room for the favorites link in the bar. */
const menuLinks = [...mainLinks, { href: routes.saved, label: copy.savedHomes }];

interface SiteHeaderProps {
  readonly phone: string;
  /** The sign-in button or the account menu. */
  readonly account: ReactNode;
}

export function SiteHeader({ phone, account }: SiteHeaderProps) {
  return (
    <header className="site-header on-black relative z-30 bg-primary text-surface">
      <div className="page-width flex h-header items-center gap-1 sm:gap-3 md:gap-8">
        <Logo />
        <HeaderSearch id="header-search" className="hidden flex-1 md:block lg:max-w-sm" />
        <nav aria-label={copy.main} className="ml-auto hidden md:block">
          <ul className="flex gap-5 lg:gap-7">
            <LinkList links={mainLinks} linkClass="nav-link" />
          </ul>
        </nav>
        <Link
          href={routes.saved}
          prefetch={false}
          className="flex size-11 items-center justify-center rounded max-[374px]:hidden md:-mx-3"
        >
          <HeartIcon className="size-6" />
          <span className="sr-only">{copy.savedHomes}</span>
        </Link>
        <div>{account}</div>
        <MobileMenu>
          <MenuPanel phone={phone} />
        </MobileMenu>
      </div>
    </header>
  );
}

function MenuPanel({ phone }: { readonly phone: string }) {
  return (
    <div className="page-width pb-8 pt-5">
      <HeaderSearch id="menu-search" className="[&_[role=listbox]]:static" />
      <nav aria-label={copy.menu} className="mt-4">
        <ul className="divide-y divide-text-muted">
          <LinkList links={menuLinks} linkClass="menu-link" mark={<ChevronRightIcon className="size-6" />} />
        </ul>
      </nav>
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        className="mt-4 inline-flex min-h-12 items-center gap-3 tabular-nums"
      >
        <PhoneIcon />
        {phone}
      </a>
    </div>
  );
}
