import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { leadInspectionMs, leadPapersOf } from '@/lib/domain/listings/lead-paint';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { formatDay } from '@/lib/format';
import * as copy from '@/messages/property';

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
  const age =
    listing.yearBuilt === null ? copy.leadPaintNote.yearBuiltUnknown : copy.leadPaintNote.builtBefore1978;
  return (
    <>
      {copy.leadPaintNote.leadBasedPaint({ age })}{' '}
      {disclosureHref && (
        <>
          {copy.leadPaintNote.and({
            disclosure: leadPaintTerms.disclosure,
            link: (children) => (
              <a href={disclosureHref} className="text-link">
                {children}
              </a>
            ),
          })}{' '}
        </>
      )}
      <a href={leadPaintTerms.pamphletHref} className="text-link">
        {leadPaintTerms.pamphlet}
      </a>
      .{!disclosureHref && ` ${copy.leadPaintNote.sellerHasNot}`} {copy.leadPaintNote.federalLawGives}
      {listing.saleFormat === 'auction' && inspectUntil !== null && (
        <>
          {' '}
          {copy.leadPaintNote.hereTheyRun({
            inspectUntil: formatDay(inspectUntil - leadInspectionMs),
            inspectUntil2: formatDay(inspectUntil),
          })}
        </>
      )}
    </>
  );
}
