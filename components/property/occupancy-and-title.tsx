import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { insuranceWords, lienWords, possessionWords, treatmentWords } from '@/lib/domain/listing/fact-words';
import { deedLabel, occupancyLabel } from '@/lib/domain/listing/labels';
import type { PublicListing } from '@/lib/domain/listing/views';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { DetailSection } from './detail-section';
import { Fact, FactList, Unknown } from './fact-list';

/** Who lives there, what is handed over and what burdens it: the facts that hurt most when they are missing. */
export function OccupancyAndTitle({ listing }: { readonly listing: PublicListing }) {
  const { occupancy, title, deedType, possession } = listing;
  const isUnknown = occupancy.value === 'Unknown';
  return (
    <DetailSection id="occupancy" title="Occupancy, title and deed">
      {isUnknown && (
        <Notice tone="warning" title="Nobody knows who lives here" className="my-4">
          The seller has not confirmed the occupancy. Whoever is inside may have rights that outlast the sale,
          and finding out takes time and money. Bid with that in mind.
        </Notice>
      )}
      <FactList>
        <Fact term="Occupancy" sourced={occupancy}>
          {isUnknown ? <Unknown>Unknown</Unknown> : occupancyLabel(occupancy.value)}
        </Fact>
        <Fact term="Possession">{possessionWords[possession]}</Fact>
        <Fact term="Deed">
          {deedLabel(deedType)}{' '}
          <Link href={routes.glossary} className="text-link text-sm">
            What it means
          </Link>
        </Fact>
        <Fact term="Title" sourced={title}>
          {title.summary}
        </Fact>
        <Fact term="Title insurance">{insuranceWords[title.titleInsurance]}</Fact>
        <Fact term="Liens and violations">
          <Liens liens={title.liens} />
        </Fact>
      </FactList>
    </DetailSection>
  );
}

function Liens({ liens }: { readonly liens: PublicListing['title']['liens'] }) {
  if (liens.length === 0) return 'None found';
  return (
    <ul className="space-y-2">
      {liens.map((lien) => (
        <li key={`${lien.kind}${lien.text}`}>
          <strong className="font-semibold">
            {lienWords[lien.kind]}
            {lien.amountCents !== null && `, ${formatMoney(lien.amountCents)}`}
          </strong>
          {': '}
          {lien.treatment === 'PaidAtClosing' ? (
            treatmentWords[lien.treatment]
          ) : (
            <Unknown>{treatmentWords[lien.treatment]}</Unknown>
          )}
          <p className="text-sm text-text-muted">{lien.text}</p>
        </li>
      ))}
    </ul>
  );
}
