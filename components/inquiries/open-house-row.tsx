import Link from 'next/link';
import { canEnter, type OpenHouse } from '@/lib/domain/inquiries/showing';
import { addressLines, fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { openHouse as openHouseCopy } from '@/messages/inquiries/open-house';
import { openHouseRow as copy } from '@/messages/inquiries/open-house-row';
import { InquiryActionForm } from './inquiry-action-form';

interface OpenHouseRowProps {
  readonly listing: Pick<Listing, 'listingKey' | 'slug' | 'access'> & Parameters<typeof addressLines>[0];
  readonly openHouses: readonly OpenHouse[];
  /** Path of the current page. */
  readonly page: string;
}

/** An open house of the seller's home. */
export function OpenHouseRow({ listing, openHouses, page }: OpenHouseRowProps) {
  const { listingKey, slug } = listing;
  return (
    <li className="py-4">
      <p className="font-medium">
        <Link href={routes.property(slug)} prefetch={false} className="text-link break-words">
          {fullAddress(listing)}
        </Link>
      </p>
      {openHouses.length > 0 && (
        <ul className="mt-2 space-y-2">
          {openHouses.map(({ id, startsAt, endsAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-4">
              <span>{copy.to({ startsAt: formatMoment(startsAt), endsAt: formatMoment(endsAt) })}</span>
              <InquiryActionForm
                action="cancelOpenHouse"
                page={page}
                hidden={{ listingKey, openHouseId: id }}
                submit={openHouseCopy.remove}
                variant="quiet"
                size="small"
              />
            </li>
          ))}
        </ul>
      )}
      {canEnter(listing) ? (
        <AnnounceForm listing={listing} page={page} />
      ) : (
        <p className="mt-1 text-sm text-text-muted">{copy.listingSaysNo}</p>
      )}
    </li>
  );
}

function AnnounceForm({ listing, page }: Pick<OpenHouseRowProps, 'listing' | 'page'>) {
  const { listingKey } = listing;
  return (
    <div className="mt-2">
      <InquiryActionForm
        action="announceOpenHouse"
        id={`open-${listingKey}`}
        page={page}
        hidden={{ listingKey }}
        confirm={{
          label: openHouseCopy.announce({
            street: addressLines(listing)[0],
            span: (children) => <span className="sr-only">{children}</span>,
          }),
        }}
        fields={[
          { name: 'date', label: openHouseCopy.date, control: 'date', width: 'third' },
          { name: 'from', label: openHouseCopy.from, control: 'time', width: 'third' },
          { name: 'to', label: openHouseCopy.to, control: 'time', width: 'third' },
        ]}
        submit={openHouseCopy.submit}
      />
    </div>
  );
}
