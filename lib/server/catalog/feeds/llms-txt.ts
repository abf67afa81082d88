import 'server-only';
import { dataRoutes } from '@/lib/data-routes';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { llmsTxt as copy } from '@/messages/feeds/llms-txt';
import { llmsTxtLinks as links } from '@/messages/feeds/llms-txt-links';

type Link = readonly [page: keyof typeof links, path: string];

const sections: readonly (readonly [string, readonly Link[]])[] = [
  [
    copy.propertiesAndAuctions,
    [
      ['allProperties', routes.properties],
      ['liveAuctions', routes.auctions],
      ['upcomingAuctions', pageRoutes.upcomingAuctions],
      ['countiesAndTypes', pageRoutes.newYork],
      ['auctionResults', pageRoutes.results],
      ['endedAuctions', pageRoutes.endedAuctions],
    ],
  ],
  [
    copy.howItWorks,
    [
      ['howItWorks', routes.howItWorks],
      ['practiceAuction', pageRoutes.practice],
      ['whoCantBid', pageRoutes.noHouseBids],
      ['fees', pageRoutes.fees],
      ['totalCost', routes.costs],
      ['questions', pageRoutes.faq],
      ['glossary', pageRoutes.glossary],
      ['terms', routes.terms],
      ['sell', routes.sell],
      ['about', pageRoutes.about],
    ],
  ],
  [
    copy.data,
    [
      ['developers', pageRoutes.developers],
      ['openApi', dataRoutes.openApi],
      ['listingsJson', '/api/listings'],
      ['listingsCsv', dataRoutes.listingsTable],
      ['resoApi', '/api/reso'],
      ['auctionsJson', '/api/auctions'],
      ['newListings', dataRoutes.feed()],
      ['auctionCalendar', dataRoutes.calendar()],
      ['sitemap', dataRoutes.sitemap],
    ],
  ],
];

/** A summary of the site for language models, as https://llmstxt.org specifies. */
export const toLlmsTxt = (siteUrl: string): string =>
  [
    `# ${site.name}`,
    `> ${site.description}`,
    copy.intro,
    ...sections.map(
      ([title, pages]) => `## ${title}\n\n${pages.map((link) => toLine(link, siteUrl)).join('\n')}`,
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');

const toLine = ([page, path]: Link, siteUrl: string): string =>
  `- [${links[page].title}](${siteUrl}${path}): ${links[page].description}`;
