import Link from 'next/link';
import { UseButton } from '@/components/favorites/use-button';
import { LiveFigures } from '@/components/listings/live-figures';
import { Picture } from '@/components/listings/pictures/picture';
import { TotalCostNote } from '@/components/listings/total-cost-note';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { routes } from '@/lib/routes';
import { resultCard as copy } from '@/messages/listings/result-card';
import { ResultFigures } from './result-figures';
import type { ResultTexts } from './result-texts';

interface ResultCardProps {
  readonly card: ResultTexts;
  /** The attribute `sizes` of its picture. */
  readonly sizes: string;
  /** True for one of the first visible pictures. */
  readonly isAboveFold: boolean;
}

/** A home among the results, half as high as its card elsewhere. The whole card is one link. */
export function ResultCard({ card, sizes, isAboveFold }: ResultCardProps) {
  const { slug, addressLines, county, cover, sale, lines, broker, redFlags, wholePrice } = card;
  const [street, city] = addressLines;
  const isHydrated = useHydrated();
  return (
    <article className="card result-card">
      <div className="card-cover">
        <Picture
          src={cover.src}
          alt={cover.alt}
          width={800}
          height={500}
          loading={isAboveFold ? 'eager' : 'lazy'}
          decoding="async"
          sizes={sizes}
          widest={800}
        />
      </div>
      <h3>
        <Link href={routes.property(slug)} prefetch={false} className="card-link">
          {street}
          <span>{city}</span>
        </Link>
        <small>{county}</small>
      </h3>
      <LiveFigures sale={sale} as={ResultFigures} />
      {wholePrice && <TotalCostNote words={wholePrice} sale={sale} />}
      {lines.map((line) => (
        <p key={line} className="result-line">
          {line}
        </p>
      ))}
      {broker && <p className="result-line result-broker">{broker}</p>}
      {/* Buttons that need JavaScript are not in the server's HTML. Nothing moves when they appear. */}
      {isHydrated && (
        <UseButton slug={slug} use="saved" label={copy.save({ street })} className="heart card-heart" />
      )}
      <div className="result-tools">
        <p className={redFlags > 0 ? 'has-flags' : undefined}>{copy.redFlags({ count: redFlags })}</p>
        {isHydrated && (
          <>
            <UseButton slug={slug} use="compared" label={copy.compare({ street })} className="card-tool tick">
              {copy.compareHome}
            </UseButton>
            <UseButton slug={slug} use="hidden" label={copy.hide({ street })} className="card-tool">
              {copy.hideHome}
            </UseButton>
          </>
        )}
      </div>
    </article>
  );
}
