import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Disclosures } from './documents-section';

type Props = Parameters<typeof Disclosures>[0]['listing'];
const listedAt = Date.UTC(2026, 10, 1, 15);
const home: Props = {
  propertySubType: 'SingleFamilyResidence',
  yearBuilt: 1931,
  saleFormat: 'auction',
  listedAt,
  documents: [
    { key: 'b', title: 'Lead paint disclosure', kind: 'LeadPaint', href: '/documents/b', asOf: listedAt },
  ],
  disclosures: [{ kind: 'LeadPaint', text: 'The pamphlet and the disclosure are among the documents.' }],
};
const htmlOf = (change: Partial<Props> = {}): string =>
  renderToStaticMarkup(<Disclosures listing={{ ...home, ...change }} />);
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const pamphletHref = '/lead-paint/epa-747-k-26-001.pdf';

describe('the lead paint disclosure of a property page', () => {
  test('links both documents, even if the stored text says that the pamphlet is among the documents', () => {
    expect(hrefsOf(htmlOf())).toEqual(['/documents/b', pamphletHref]);
    expect(htmlOf()).not.toContain('among the documents');
  });

  test('says that the disclosure is not posted, and still links the pamphlet', () => {
    const html = htmlOf({ documents: [] });
    expect(hrefsOf(html)).toEqual([pamphletHref]);
    expect(html).toContain('The seller hasn’t posted the disclosure here.');
  });

  test('says that a home of an unknown year is treated as old', () => {
    expect(htmlOf()).not.toContain('Because the year built is unknown');
    expect(htmlOf({ yearBuilt: null })).toContain('Because the year built is unknown');
  });

  test('says when the ten days of an auction begin and end', () => {
    expect(htmlOf()).toContain('For this home, the period runs from Nov 1, 2026 to Nov 11, 2026.');
    expect(htmlOf({ saleFormat: 'fixed-price' })).not.toContain('it runs');
    expect(htmlOf({ listedAt: null })).not.toContain('it runs');
  });
});
