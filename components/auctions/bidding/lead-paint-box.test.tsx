import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import { LeadPaintBox } from './lead-paint-box';

const htmlOf = (papers: LeadPapers | null): string =>
  renderToStaticMarkup(
    <LeadPaintBox id="lead" papers={papers} isAccepted={false} isMissing={false} onAccept={() => {}} />,
  );
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('the lead paint box', () => {
  test('names and links both documents in its sentence', () => {
    const html = htmlOf({ disclosureHref: '/documents/lead.pdf', inspectUntil: null });
    expect(hrefsOf(html)).toEqual([
      '/documents/lead.pdf',
      'https://www.epa.gov/lead/protect-your-family-lead-your-home-english',
    ]);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
      'I have received this home’s lead paint disclosure and EPA’s pamphlet “Protect Your Family From Lead in Your Home”.',
    );
  });

  test('names the disclosure of each home of a lot', () => {
    const homes = [
      { address: '1 Elm Street', disclosureHref: '/documents/one.pdf' },
      { address: '2 Oak Street', disclosureHref: '/documents/two.pdf' },
    ];
    const html = htmlOf({ disclosureHref: '/documents/one.pdf', inspectUntil: null, homes });
    expect(hrefsOf(html).filter((href) => href?.startsWith('/documents'))).toEqual([
      '/documents/one.pdf',
      '/documents/two.pdf',
    ]);
    expect(html).toContain('the lead paint disclosure of each home below');
    expect(html).toContain('Lead paint disclosure for 2 Oak Street');
  });

  test('says that the disclosure is not posted and does not link it', () => {
    const html = htmlOf({ disclosureHref: null, inspectUntil: null });
    expect(hrefsOf(html)).toHaveLength(1);
    expect(html).toContain('The seller hasn’t posted the disclosure here.');
  });
});
