import { formatCount } from '@/lib/format';
import { bedChoices as copy } from '@/messages/search/bed-choices';

interface BedChoicesProps {
  readonly least: number | null;
  /** Number of homes with exactly 0, 1, 2 … bedrooms; the last one includes more. */
  readonly counts: readonly number[];
}

/** Any, or one to five bedrooms or more. A larger number in the URL is added at the end. */
export function BedChoices({ least, counts }: BedChoicesProps) {
  const choices = least !== null && least > 5 ? [1, 2, 3, 4, 5, least] : [1, 2, 3, 4, 5];
  const withAtLeast = (beds: number) => counts.slice(beds).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex divide-x divide-text-muted rounded border border-text-muted">
      {[null, ...choices].map((beds) => (
        <label key={beds} className="bed-choice">
          <input
            type="radio"
            name="beds"
            value={beds ?? ''}
            defaultChecked={(least || null) === beds}
            className="sr-only"
          />
          {beds === null ? copy.any : `${beds}+`}
          {beds !== null && beds < counts.length && (
            <span className="bed-count">{formatCount(withAtLeast(beds))}</span>
          )}
        </label>
      ))}
    </div>
  );
}
