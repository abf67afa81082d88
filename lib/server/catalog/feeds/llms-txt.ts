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
      [
        'All properties',
        routes.properties,
        'search by county, property type, price, bedrooms, sale type, and status',
      ],
      ['Live auctions', routes.auctions, 'current bid, reserve, and end time of each'],
      ['Upcoming auctions', pageRoutes.upcomingAuctions, 'with their start times'],
      [
        'Counties and property types',
        pageRoutes.newYork,
        'medians, sales, taxes, and rules for each; a county: `/new-york/kings`',
      ],
      ['Auction results', pageRoutes.results, 'every past auction, by month'],
      [
        'Ended auctions',
        pageRoutes.endedAuctions,
        'with their outcomes; a high bid that didn’t sell the home isn’t a sale',
      ],
    ],
  ],
  [
    'How it works',
    [
      ['How it works', routes.howItWorks, 'proxy bidding, extensions, the public ledger, and closing'],
      ['Practice auction', pageRoutes.practice, 'play money, same rules as a real auction'],
      [
        'Who can’t bid',
        pageRoutes.noHouseBids,
        'conflicts of interest we refuse, what we don’t check, and how many bids were refused',
      ],
      ['Fees', pageRoutes.fees, 'ours and New York’s'],
      [
        'Total cost to buy',
        routes.costs,
        'cash needed for a bid, or the highest bid your cash covers; `?place=southold&kind=one-family&amount=900000`',
      ],
      ['Questions and answers', pageRoutes.faq, 'bidding, buying, and selling'],
      ['Glossary', pageRoutes.glossary, 'auction, foreclosure, and property terms'],
      ['Terms of use', routes.terms, 'what binds bidders and sellers'],
      ['Sell a property', routes.sell, 'how to list a home'],
      ['About', pageRoutes.about, 'who runs the site'],
    ],
  ],
  [
    'Data',
    [
      ['For developers', pageRoutes.developers, 'every field and endpoint, with examples'],
      ['OpenAPI', dataRoutes.openApi, 'the same in machine-readable form'],
      ['Listings as JSON', '/api/listings', 'search with RESO field names; `?county=kings&max=500000`'],
      ['Listings as CSV', dataRoutes.listingsTable, 'the same search as a table'],
      ['RESO Web API', '/api/reso', 'OData 4.0, read-only; fields: `/api/reso/$metadata`'],
      [
        'Auctions as JSON',
        '/api/auctions',
        'current public auctions, 200 per response; `?status=open`; follow `next`',
      ],
      ['New listings', dataRoutes.feed(), 'Atom; one county: `/feeds/kings.atom`'],
      ['Auction calendar', dataRoutes.calendar(), 'iCalendar; one county: `/calendars/kings.ics`'],
      ['Sitemap', dataRoutes.sitemap, 'every page, with its images and last change'],
    ],
  ],
];

/** A summary of the site for language models, as https://llmstxt.org specifies. */
export const toLlmsTxt = (siteUrl: string): string =>
  [
    `# ${site.name}`,
    `> ${site.description}`,
    'Each price says what it is: a list price, a starting bid, a current bid, or a sale price. A bid is never a sale price. Times are New York time.',
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
