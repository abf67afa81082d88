import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean;
}

/** Links in the header and its menu. */
export const mainLinks: readonly SiteLink[] = [
  { href: routes.properties, label: 'Browse' },
  { href: routes.auctions, label: 'Auctions' },
  { href: routes.sell, label: 'Sell' },
  { href: routes.howItWorks, label: 'How it works' },
];

/** Every public page, by footer column. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'Buy and sell',
    links: [
      { href: routes.properties, label: 'All properties' },
      { href: pageRoutes.newYork, label: 'Counties and kinds' },
      { href: routes.auctions, label: 'Auctions' },
      { href: pageRoutes.results, label: 'Auction results' },
      { href: routes.sell, label: 'Sell a property' },
      { href: routes.dashboard, label: 'My bids' },
    ],
  },
  {
    title: 'Understand',
    links: [
      { href: routes.howItWorks, label: 'How it works' },
      { href: pageRoutes.fees, label: 'Fees' },
      { href: pageRoutes.noHouseBids, label: 'Who may not bid' },
      { href: routes.costs, label: 'Whole price' },
      { href: pageRoutes.faq, label: 'Questions and answers' },
      { href: pageRoutes.glossary, label: 'Glossary' },
    ],
  },
  {
    title: 'About us',
    links: [
      { href: pageRoutes.about, label: 'About' },
      { href: routes.contact, label: 'Contact' },
      { href: routes.terms, label: 'Terms of use' },
      { href: pageRoutes.privacy, label: 'Privacy' },
      { href: pageRoutes.accessibility, label: 'Accessibility' },
      { href: pageRoutes.developers, label: 'Open data' },
      { href: pageRoutes.fairHousing, label: 'Fair housing' },
    ],
  },
];
