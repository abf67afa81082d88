import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { redFlagWords, riskCountWords } from '@/lib/copy/listings/red-flag-words';
import { type PublicListing, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { riskReportTopics } from '@/lib/domain/listings/risk-topics';
import { redFlagsOf, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import { sampleCatalog } from '@/sample/catalog';
import { RedFlagNotice } from './red-flag-notice';
import { RiskReport } from './risk-report';

const homes: readonly PublicListing[] = sampleCatalog({
  now: Date.UTC(2026, 10, 22),
  createSalt: () => '0'.repeat(64),
}).map(({ listing }) => toPublicListing(listing));
const wanted = homes.find((home) => {
  const { redFlags, unknown } = riskCountOf(home);
  return redFlags > 3 && unknown > 0;
});
if (!wanted) throw new Error('A sample has red flags and unknowns');
const flagged = wanted;
const idsIn = (html: string) => [...html.matchAll(/id="risk-([a-z-]+)"/g)].map(([, topic]) => topic);
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

describe('the risk report of a page', () => {
  test('shows red flags and unknowns worst first, and folds the other topics', () => {
    const [count = '', open = '', folded = ''] = renderToStaticMarkup(<RiskReport listing={flagged} />).split(
      '<ul class="risk-tiles">',
    );
    expect(idsIn(open)).toEqual(redFlagsOf(flagged).map(({ topic }) => topic));
    expect(open).toContain('<details class="fold"><summary>');
    expect([...idsIn(open), ...idsIn(folded)].sort()).toEqual([...riskReportTopics].sort());
    expect(wordsIn(count)).toContain(riskCountWords(riskCountOf(flagged)));
  });

  test('names the three worst beside the address, each as a link to its entry', () => {
    const html = renderToStaticMarkup(<RedFlagNotice listing={flagged} />);
    const worst = redFlagsOf(flagged).slice(0, 3);
    expect([...html.matchAll(/href="#risk-([a-z-]+)"/g)].map(([, topic]) => topic)).toEqual(
      worst.map(({ topic }) => topic),
    );
    for (const flag of worst) expect(wordsIn(html)).toContain(redFlagWords(flag));
  });

  test('marks known bad facts and unknown ones with different words', () => {
    const html = wordsIn(renderToStaticMarkup(<RiskReport listing={flagged} />));
    const { redFlags, unknown } = riskCountOf(flagged);
    expect(html.match(/ Red flag /g)).toHaveLength(redFlags);
    expect(html.match(/ Unknown /g)).toHaveLength(unknown);
  });
});
