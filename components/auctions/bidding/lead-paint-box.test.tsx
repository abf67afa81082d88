import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { LeadPaintBox } from './lead-paint-box';

const htmlOf = (papers: LeadPapers | null): string =>
  renderToStaticMarkup(
    <LeadPaintBox id="lead" papers={papers} isAccepted={false} isMissing={false} onAccept={() => {}} />,
  );
const none = { disclosureHref: null, yearBuilt: 1931, inspectUntil: null };
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('the lead paint box', () => {
  test('names and links both documents in its sentence', () => {
    const html = htmlOf({ disclosureHref: '/documents/lead.pdf', yearBuilt: 1931, inspectUntil: null });
    expect(hrefsOf(html)).toEqual(['/documents/lead.pdf', '/lead-paint/epa-747-k-26-001.pdf']);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
      'I have received this home’s lead paint disclosure and EPA’s pamphlet “Protect Your Family From Lead in Your Home”.',
    );
  });

  test('names the disclosure of each home of a lot', () => {
    const homes = [
      { address: '1 Elm Street', disclosureHref: '/documents/one.pdf', yearBuilt: 1931 },
      { address: '2 Oak Street', disclosureHref: '/documents/two.pdf', yearBuilt: null },
    ];
    const html = htmlOf({ ...none, disclosureHref: '/documents/one.pdf', homes });
    expect(hrefsOf(html).filter((href) => href?.startsWith('/documents'))).toEqual([
      '/documents/one.pdf',
      '/documents/two.pdf',
    ]);
    expect(html).toContain('the lead paint disclosure for each home below');
    expect(html).toContain('I had ten days to inspect each of these homes for lead paint');
    expect(html).toContain('Lead paint disclosure for 1 Elm Street, built in 1931');
    expect(html).toContain('Lead paint disclosure for 2 Oak Street, year built unknown');
    expect(html).toContain('We also ask for this if the year built is unknown');
  });

  test('says that the disclosure is not posted and does not link it', () => {
    const html = htmlOf(none);
    expect(hrefsOf(html)).toHaveLength(1);
    expect(html).toContain('The seller hasn’t posted the disclosure here.');
  });

  test('says what the law asks, and that an unknown year is taken as old', () => {
    expect(htmlOf(none)).toContain('for homes built before 1978.');
    expect(htmlOf(none)).not.toContain('We also ask for this if the year built is unknown');
    for (const papers of [null, { ...none, yearBuilt: null }])
      expect(htmlOf(papers)).toContain('We also ask for this if the year built is unknown.');
  });
});

test('the pamphlet is a file of the site, in the edition that the terms name', async () => {
  const file = await readFile(join('public', leadPaintTerms.pamphletHref));
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    'dbfebbc3a5098064a57905f4af960912c77e2b35e8f5d85a2198eb6e24e1910e',
  );
});
