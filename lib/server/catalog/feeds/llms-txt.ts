import 'server-only';
import { dataRoutes } from '@/lib/data-routes';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

type Link = readonly [title: string, path: string, description: string];

const sections: readonly (readonly [string, readonly Link[]])[] = [
  [
    'Properties and auctions',
    [
      ['All properties', routes.properties, 'search by county, kind, price, bedrooms, sale and status'],
      ['Live auctions', routes.auctions, 'current bid, reserve and end of each'],
      ['Upcoming auctions', pageRoutes.upcomingAuctions, 'with their start'],
      [
        'Counties and kinds',
        pageRoutes.newYork,
        'medians, sales, taxes and rules of each; `/new-york/kings` is a county',
      ],
      ['Auction results', pageRoutes.results, 'every auction that is over, by month'],
      [
        'Ended auctions',
        pageRoutes.endedAuctions,
        'with their outcome; a high bid that did not sell is no sale',
      ],
    ],
  ],
  [
    'How it works',
    [
      ['How it works', routes.howItWorks, 'proxy bidding, soft close, the public ledger, closing'],
      ['Practice auction', pageRoutes.practice, 'play money, by the rules of the real ones'],
      [
        'Who may not bid',
        pageRoutes.noHouseBids,
        'known conflicts of interest that are refused, what is not checked, and how many bids were refused',
      ],
      ['Fees', pageRoutes.fees, 'ours, and what New York charges'],
      [
        'Whole price',
        routes.costs,
        'cash needed for a bid, or the highest bid for some cash; `?place=southold&kind=one-family&amount=900000`',
      ],
      ['Questions and answers', pageRoutes.faq, 'bidding, buying, selling'],
      ['Glossary', pageRoutes.glossary, 'auction, foreclosure and property terms'],
      ['Terms of use', routes.terms, 'what binds bidders and sellers'],
      ['Sell a property', routes.sell, 'how to offer one'],
      ['About', pageRoutes.about, 'who runs the site'],
    ],
  ],
  [
    'Data',
    [
      ['For developers', pageRoutes.developers, 'every field and route, with examples'],
      ['OpenAPI', dataRoutes.openApi, 'the same for programs'],
      ['Listings as JSON', '/api/listings', 'a search in RESO’s names; `?county=kings&max=500000`'],
      ['Listings as CSV', dataRoutes.listingsTable, 'the same search as a table'],
      ['RESO Web API', '/api/reso', 'OData 4.0, read only; its fields: `/api/reso/$metadata`'],
      [
        'Auctions as JSON',
        '/api/auctions',
        'current public auctions, 200 per response; `?status=open`; follow `next`',
      ],
      ['New listings', dataRoutes.feed(), 'Atom; `/feeds/kings.atom` is that of a county'],
      [
        'Calendar of auctions',
        dataRoutes.calendar(),
        'iCalendar; `/calendars/kings.ics` is that of a county',
      ],
      ['Sitemap', dataRoutes.sitemap, 'every page, with its pictures and last change'],
    ],
  ],
];

/** A summary of the site for language models, as https://llmstxt.org specifies. */
export const toLlmsTxt = (siteUrl: string): string =>
  [
    `# ${site.name}`,
    `> ${site.description}`,
    'Prices carry their meaning: a list price, a starting bid, a current bid, or the price a property was sold for. A bid is never a sale price. Times are those of New York.',
    ...sections.map(
      ([title, links]) => `## ${title}\n\n${links.map((link) => toLine(link, siteUrl)).join('\n')}`,
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');

const toLine = ([title, path, description]: Link, siteUrl: string): string =>
  `- [${title}](${siteUrl}${path}): ${description}`;
