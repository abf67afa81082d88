import type { ReactNode } from 'react';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { disclosureWords } from '@/lib/domain/listings/fact-copy';
import { documentLabel } from '@/lib/domain/listings/labels';
import { formatDay } from '@/lib/format';
import { documentsSection as copy } from '@/messages/property/documents-section';
import { DetailSection, Fold } from './detail-section';
import { Fact, FactList } from './fact-list';
import { type LeadHome, LeadPaintNote } from './lead-paint-note';

interface DocumentsSectionProps {
  readonly listing: PublicListing;
  /** Questions with answers. */
  readonly children: ReactNode;
}

export function DocumentsSection({ listing, children }: DocumentsSectionProps) {
  return (
    <DetailSection id="documents" title={copy.documents}>
      {listing.documents.length === 0 ? (
        <p className="text-text-muted">{copy.sellerHasntAdded}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {listing.documents.map((document) => (
            <li key={document.key} className="border-b border-line">
              <a href={document.href} className="group flex min-h-11 items-center gap-3 py-1.5">
                <DownloadIcon className="size-5 shrink-0" />
                <span className="leading-tight">
                  <span className="font-medium group-hover:underline">{document.title}</span>
                  <span className="block text-sm text-text-muted">{documentWords(document)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Disclosures listing={listing} />
      {children}
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
      className="mt-4"
      summary={copy.disclosures({
        count: disclosures.length,
        kinds: disclosures.map(({ kind }) => disclosureWords[kind]).join(', '),
      })}
    >
      <FactList>
        {disclosures.map(({ kind, text }) => (
          <Fact key={kind} term={disclosureWords[kind]}>
            {kind === 'LeadPaint' ? <LeadPaintNote listing={listing} text={text} /> : text}
          </Fact>
        ))}
      </FactList>
    </Fold>
  );
}
