import Link from 'next/link';
import { HomeRow } from '@/components/dashboard/home-row';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import { Money } from '@/components/ui/money';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { formatCount } from '@/lib/format';
import { myListings as copy } from '@/messages/drafts/my-listings';
import type { OwnListing } from './own-listing';

interface MyListingsProps {
  readonly rows: readonly OwnListing[];
  /** Of published homes, by listing key. */
  readonly figures: ReadonlyMap<string, ListingFigures>;
}

/** A seller's listings: photo, price, status, next date, figures, and the next action. */
export const MyListings = ({ rows, figures }: MyListingsProps) => (
  <ul className="mt-4 max-w-5xl divide-y divide-line border-y border-line">
    {rows.map((row) => (
      <Row key={row.key} row={row} figures={figures.get(row.key) ?? null} />
    ))}
  </ul>
);

interface RowProps {
  readonly row: OwnListing;
  readonly figures: ListingFigures | null;
}

function Row({ row: { title, href, cover, badge, price, notes, action, needsAction }, figures }: RowProps) {
  return (
    <HomeRow
      cover={cover}
      aside={
        <>
          {price ? (
            <dl className="sm:text-right">
              <dt className="text-sm text-text-muted">{price.label}</dt>
              <dd className="text-lg font-semibold leading-tight">
                {price.amountCents === null ? copy.notSetYet : <Money cents={price.amountCents} />}
              </dd>
            </dl>
          ) : (
            <p className="text-sm text-text-muted">{copy.noSaleType}</p>
          )}
          <LinkButton href={action.href} prefetch={false}>
            {action.label}
            <span className="sr-only">{copy.about({ title })}</span>
          </LinkButton>
        </>
      }
    >
      <Badge tone={badge.tone}>{badge.text}</Badge>
      <p className="mt-1.5 font-semibold leading-snug">
        <Link href={href} prefetch={false} className="break-words hover:underline">
          {title}
        </Link>
      </p>
      {notes.map((note, index) => (
        <p
          key={note}
          className={needsAction && index === 0 ? 'mt-1 text-sm font-medium' : 'mt-1 text-sm text-text-muted'}
        >
          {note}
        </p>
      ))}
      {figures && <p className="mt-1 text-sm text-text-muted">{figureWords(figures)}</p>}
    </HomeRow>
  );
}

const figureWords = ({ views, viewsThisWeek, saves, questions, auction }: ListingFigures): string =>
  [
    copy.views({ views, week: formatCount(viewsThisWeek) }),
    copy.saves({ saves }),
    questions.total > 0 && copy.questions({ questions: questions.total }),
    auction && copy.bidders({ bidders: auction.bidders }),
  ]
    .filter(Boolean)
    .join(' · ');
