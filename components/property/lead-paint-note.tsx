import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { leadInspectionMs, leadPapersOf } from '@/lib/domain/listings/lead-paint';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { formatDay } from '@/lib/format';

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
  const age = listing.yearBuilt === null ? 'The year built is unknown' : 'Built before 1978';
  return (
    <>
      {age}: lead-based paint may be present. Read{' '}
      {disclosureHref && (
        <>
          <a href={disclosureHref} className="text-link">
            {leadPaintTerms.disclosure}
          </a>{' '}
          and{' '}
        </>
      )}
      <a href={leadPaintTerms.pamphletHref} className="text-link">
        {leadPaintTerms.pamphlet}
      </a>
      .{!disclosureHref && ' The seller has not posted the disclosure here. Ask for it.'} Federal law gives
      buyers ten days to inspect before they are bound, unless they waive them.
      {listing.saleFormat === 'auction' && inspectUntil !== null && (
        <>
          {' '}
          Here they run from {formatDay(inspectUntil - leadInspectionMs)} to {formatDay(inspectUntil)}.
        </>
      )}
    </>
  );
}
