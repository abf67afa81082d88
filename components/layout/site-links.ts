import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/site';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean;
}

/** Links in the header and its menu. */
export const mainLinks: readonly SiteLink[] = [
  { href: routes.properties, label: copy.siteLinks.browse },
  { href: routes.auctions, label: copy.siteLinks.auctions },
  { href: routes.sell, label: copy.siteLinks.sell },
  { href: routes.howItWorks, label: copy.siteLinks.howWorks },
];

/** Every public page, by footer column. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: copy.siteLinks.buySell,
    links: [
      { href: routes.properties, label: copy.siteLinks.allProperties },
      { href: pageRoutes.newYork, label: copy.siteLinks.browseCountyType },
      { href: routes.auctions, label: copy.siteLinks.auctions },
      { href: pageRoutes.results, label: copy.siteLinks.auctionResults },
      { href: routes.sell, label: copy.siteLinks.sellProperty },
      { href: routes.dashboard, label: copy.siteLinks.bids },
    ],
  },
  {
    title: copy.siteLinks.learn,
    links: [
      { href: routes.howItWorks, label: copy.siteLinks.howWorks },
      { href: pageRoutes.fees, label: copy.siteLinks.fees },
      { href: pageRoutes.noHouseBids, label: copy.siteLinks.whoCantBid },
      { href: routes.costs, label: copy.siteLinks.allPrice },
      { href: pageRoutes.faq, label: copy.siteLinks.faq },
      { href: pageRoutes.glossary, label: copy.siteLinks.glossary },
    ],
  },
  {
    title: copy.siteLinks.about,
    links: [
      { href: pageRoutes.about, label: copy.siteLinks.about2 },
      { href: routes.contact, label: copy.siteLinks.contact },
      { href: routes.terms, label: copy.siteLinks.termsUse },
      { href: pageRoutes.privacy, label: copy.siteLinks.privacy },
      { href: pageRoutes.accessibility, label: copy.siteLinks.accessibility },
      { href: pageRoutes.developers, label: copy.siteLinks.openData },
      { href: pageRoutes.fairHousing, label: copy.siteLinks.fairHousing },
    ],
  },
];
