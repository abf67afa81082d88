import Link from 'next/link';
import { DetailSection, Fold } from '@/components/property/detail-section';
import { Fact, FactList } from '@/components/property/fact-list';
import { riskCountWords } from '@/lib/copy/listings/red-flag-words';
import type { ShownLot, ShownLotHome } from '@/lib/domain/listing-views/shown-lot';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { disclosureTitles } from '@/messages/listings/disclosure-titles';
import { lotSection as copy } from '@/messages/lots/lot-section';

interface LotSectionProps {
  readonly lot: ShownLot;
  /** The home of the page. */
  readonly slug: string;
}

/** All homes of the lot with their disclosures and documents, and how the price is split. */
export const LotSection = ({ lot, slug }: LotSectionProps) => (
  <DetailSection id="lot" title={copy.title({ homes: lot.homes.length })}>
    <p>{copy.text}</p>
    <ol className="mt-3 divide-y divide-line border-y border-line">
      {lot.homes.map((home) => (
        <li key={home.key} className="py-3">
          <LotHome home={home} isHere={home.slug === slug} />
        </li>
      ))}
    </ol>
  </DetailSection>
);

function LotHome({ home, isHere }: { readonly home: ShownLotHome; readonly isHere: boolean }) {
  const { slug, address, county, propertyLabel, risks, basisPoints } = home;
  const page = isHere ? '' : routes.property(slug);
  return (
    <>
      <p className="break-words font-medium">
        {isHere ? (
          copy.thisHome({ address })
        ) : (
          <Link href={page} prefetch={false} className="text-link">
            {address}
          </Link>
        )}
      </p>
      <p className="text-sm text-text-muted">
        {copy.facts({ propertyLabel, county, share: inPercent(basisPoints / 100) })}
      </p>
      <p className="text-sm">
        <a href={`${page}#risks`} className="inline-block py-0.5 text-link">
          {riskCountWords(risks)}
        </a>
      </p>
      <Papers home={home} />
    </>
  );
}

function Papers({ home: { documents, disclosures, address } }: { readonly home: ShownLotHome }) {
  if (documents.length + disclosures.length === 0)
    return <p className="text-sm text-text-muted">{copy.noPapers}</p>;
  return (
    <Fold
      summary={copy.papers({
        documents: documents.length,
        disclosures: disclosures.length,
        address,
        span: (children) => <span className="sr-only">{children}</span>,
      })}
    >
      {documents.length > 0 && (
        <ul className="documents">
          {documents.map(({ key, href, title, asOf }) => (
            <li key={key}>
              <a href={href}>
                {title} <small>{formatDay(asOf)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      <FactList>
        {disclosures.map(({ kind, text }) => (
          <Fact key={kind} term={disclosureTitles[kind]}>
            {text}
          </Fact>
        ))}
      </FactList>
    </Fold>
  );
}
