import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { documentLabel } from '@/lib/domain/listings/labels';
import { formatDay } from '@/lib/format';
import { disclosureTitles } from '@/messages/listings/disclosure-titles';
import { documentsSection as copy } from '@/messages/property/documents-section';
import { DetailSection, Fold } from './detail-section';
import { Fact, FactList } from './fact-list';
import type { ShownListing } from './html-parts';
import { type LeadHome, LeadPaintNote } from './lead-paint-note';

/** Sent only as HTML. */
export function DocumentsSection({ listing }: { readonly listing: ShownListing }) {
  return (
    <DetailSection id="documents" title={copy.documents}>
      {listing.documents.length === 0 ? (
        <p>{copy.sellerHasntAdded}</p>
      ) : (
        <ul className="documents">
          {listing.documents.map((document) => (
            <li key={document.key}>
              <a href={document.href}>
                {document.title} <small>{documentWords(document)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Disclosures listing={listing} />
    </DetailSection>
  );
}

const documentWords = ({ title, kind, asOf }: PublicListing['documents'][number]): string =>
  title === documentLabel(kind)
    ? copy.documentDate({ asOf: formatDay(asOf) })
    : copy.documentKindDate({ document: documentLabel(kind), asOf: formatDay(asOf) });

/** Reported in the risk report, with source and date. */
const reportKinds: ReadonlySet<string> = new Set(['FloodZone', 'Occupancy']);

interface DisclosuresProps {
  readonly listing: LeadHome & Pick<PublicListing, 'disclosures'>;
}

export function Disclosures({ listing }: DisclosuresProps) {
  const disclosures = listing.disclosures.filter(({ kind }) => !reportKinds.has(kind));
  if (disclosures.length === 0) return null;
  return (
    <Fold
      summary={copy.disclosures({
        count: disclosures.length,
        kinds: disclosures.map(({ kind }) => disclosureTitles[kind]).join(', '),
      })}
    >
      <FactList>
        {disclosures.map(({ kind, text }) => (
          <Fact key={kind} term={disclosureTitles[kind]}>
            {kind === 'LeadPaint' ? <LeadPaintNote listing={listing} text={text} /> : text}
          </Fact>
        ))}
      </FactList>
    </Fold>
  );
}
