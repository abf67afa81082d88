import { accountRoutes } from '@/lib/account-routes';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { siteLinks as copy } from '@/messages/site/site-links';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean;
}

/** Links in the header and its menu. */
export const mainLinks: readonly SiteLink[] = [
  { href: routes.properties, label: copy.browse },
  { href: routes.auctions, label: copy.auctions },
  { href: routes.sell, label: copy.sell },
  { href: routes.howItWorks, label: copy.howWorks },
];

/** Every public page, by footer column. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: copy.buySell,
    links: [
      { href: routes.properties, label: copy.allProperties },
      { href: pageRoutes.newYork, label: copy.browseCountyType },
      { href: routes.auctions, label: copy.auctions },
      { href: pageRoutes.results, label: copy.auctionResults },
      { href: routes.sell, label: copy.sellProperty },
      { href: accountRoutes.bids, label: copy.bids },
    ],
  },
  {
    title: copy.learn,
    links: [
      { href: routes.howItWorks, label: copy.howWorks },
      { href: pageRoutes.fees, label: copy.fees },
      { href: pageRoutes.noHouseBids, label: copy.whoCantBid },
      { href: routes.costs, label: copy.allPrice },
      { href: pageRoutes.faq, label: copy.faq },
      { href: pageRoutes.glossary, label: copy.glossary },
    ],
  },
  {
    title: copy.about,
    links: [
      { href: pageRoutes.about, label: copy.aboutLink },
      { href: routes.contact, label: copy.contact },
      { href: routes.terms, label: copy.termsUse },
      { href: pageRoutes.privacy, label: copy.privacy },
      { href: pageRoutes.accessibility, label: copy.accessibility },
      { href: pageRoutes.developers, label: copy.openData },
      { href: pageRoutes.fairHousing, label: copy.fairHousing },
    ],
  },
];
