import Link from 'next/link';
import { isShown, type OpenHouse } from '@/lib/domain/inquiries/showing';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { MarketForm } from './inquiry-action-form';

interface OpenHouseRowProps {
  readonly listing: Pick<Listing, 'listingKey' | 'slug' | 'access'> & Parameters<typeof addressLines>[0];
  readonly openHouses: readonly OpenHouse[];
  /** The path of the page it stands on. */
  readonly page: string;
}

/** When a home of one's own is open to everybody. */
export function OpenHouseRow({ listing, openHouses, page }: OpenHouseRowProps) {
  const { listingKey, slug } = listing;
  return (
    <li className="py-4">
      <p className="font-medium">
        <Link href={routes.property(slug)} prefetch={false} className="text-link break-words">
          {addressLines(listing).join(', ')}
        </Link>
      </p>
      {openHouses.length > 0 && (
        <ul className="mt-2 space-y-2">
          {openHouses.map(({ id, startsAt, endsAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-4">
              <span>
                {formatMoment(startsAt)} to {formatMoment(endsAt)}
              </span>
              <MarketForm
                action="cancelOpenHouse"
                name={`remove-${id}`}
                page={page}
                sent={{ listingKey, openHouseId: id }}
                submit="Remove"
                variant="quiet"
              />
            </li>
          ))}
        </ul>
      )}
      {isShown(listing) ? (
        <AnnounceForm listing={listing} page={page} />
      ) : (
        <p className="mt-1 text-sm text-text-muted">The listing says that nobody is let in.</p>
      )}
    </li>
  );
}

function AnnounceForm({ listing, page }: Pick<OpenHouseRowProps, 'listing' | 'page'>) {
  const { listingKey } = listing;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-sm underline underline-offset-4">
        Announce an open house<span className="sr-only"> at {addressLines(listing)[0]}</span>
      </summary>
      <div className="mt-3">
        <MarketForm
          action="announceOpenHouse"
          name={`open-${listingKey}`}
          page={page}
          sent={{ listingKey }}
          fields={[
            { name: 'date', label: 'Day', kind: 'date' },
            { name: 'from', label: 'From, Eastern', kind: 'time' },
            { name: 'to', label: 'To, Eastern', kind: 'time' },
          ]}
          submit="Announce it"
        />
      </div>
    </details>
  );
}
