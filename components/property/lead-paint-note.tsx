import type { ReactNode } from 'react';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { leadInspectionMs, leadPapersOf } from '@/lib/domain/listings/lead-paint';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { formatDay } from '@/lib/format';
import { leadPaintNote as copy } from '@/messages/property/lead-paint-note';

/** Inputs of the note. */
export type LeadHome = Pick<
  PublicListing,
  'propertySubType' | 'yearBuilt' | 'documents' | 'listedAt' | 'saleFormat'
>;

interface LeadPaintNoteProps {
  readonly listing: LeadHome;
  /** As stored. Older listings say that the documents are attached, so it is shown only without documents. */
  readonly text: string;
}

/** Where to find the lead paint documents, and when the ten-day inspection period ends. */
export function LeadPaintNote({ listing, text }: LeadPaintNoteProps) {
  const papers = leadPapersOf(listing);
  if (!papers) return text;
  const { disclosureHref, inspectUntil } = papers;
  const age = listing.yearBuilt === null ? copy.yearBuiltUnknown : copy.builtBeforeLead;
  return (
    <>
      {age}{' '}
      {disclosureHref
        ? copy.readBoth({
            disclosure: leadPaintTerms.disclosure,
            link: linkTo(disclosureHref),
            pamphlet: leadPaintTerms.pamphlet,
            link2: linkTo(leadPaintTerms.pamphletHref),
          })
        : copy.readPamphlet({
            pamphlet: leadPaintTerms.pamphlet,
            link: linkTo(leadPaintTerms.pamphletHref),
          })}{' '}
      {copy.federalLawGives} {listing.yearBuilt === null && copy.treatedAsOld}
      {listing.saleFormat === 'auction' && inspectUntil !== null && (
        <>
          {' '}
          {copy.homeRuns({
            inspectUntil: formatDay(inspectUntil - leadInspectionMs),
            inspectUntil2: formatDay(inspectUntil),
          })}
        </>
      )}
    </>
  );
}

const linkTo = (href: string) => (children: ReactNode) => (
  <a href={href} className="text-link">
    {children}
  </a>
);
