import { classNames } from '@/components/ui/class-names';
import { Money } from '@/components/ui/money';
import { costName } from '@/lib/copy/costs/cost-name';
import { formulaWords } from '@/lib/copy/costs/formula-words';
import { isPastReview } from '@/lib/domain/costs/rates/rate-status';
import type { CostLine } from '@/lib/domain/costs/total-cost';
import { formatDay } from '@/lib/format';
import { costLines as copy } from '@/messages/costs/cost-lines';

interface CostLinesProps {
  readonly caption: string;
  readonly lines: readonly CostLine[];
  readonly total: { readonly label: string; readonly cents: number };
  /** The current day in New York; rates past their review date are marked. */
  readonly today: string;
  /** Show names and amounts only. */
  readonly isShort?: boolean;
}

/** Lines of the total cost with their sum: each with its calculation, source, and date. */
export function CostLines({ caption, lines, total, today, isShort = false }: CostLinesProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.cost}</th>
          <th scope="col">{copy.amount}</th>
        </tr>
      </thead>
      <tbody className="border-t border-primary">
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line align-top">
            <th scope="row" className={classNames('pr-4 font-normal', isShort ? 'py-2' : 'py-3')}>
              <span className={isShort ? undefined : 'font-medium'}>{costName(line)}</span>
              {line.isEstimate && <span className="text-sm text-text-muted"> {copy.estimate}</span>}
              {!isShort && <Origin line={line} today={today} />}
            </th>
            <td className={classNames('text-right', isShort ? 'py-2' : 'py-3')}>
              <Amount cents={line.amountCents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b-2 border-primary align-baseline font-semibold">
          <th scope="row" className="py-3 pr-4">
            {total.label}
          </th>
          <td className="py-3 text-right">
            <Amount cents={total.cents} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const Amount = ({ cents }: { readonly cents: number }) =>
  cents < 0 ? (
    <>
      <span aria-hidden="true">−</span>
      <span className="sr-only">{copy.minus} </span>
      <Money cents={-cents} />
    </>
  ) : (
    <Money cents={cents} />
  );

function Origin({ line, today }: { readonly line: CostLine; readonly today: string }) {
  const { source, asOf, reviewBy, isVerified } = line;
  return (
    <>
      <span className="block text-sm leading-relaxed">{formulaWords(line)}.</span>
      <span className="block text-sm text-text-muted">
        {copy.origin({
          label: source?.label ?? copy.yourFigure,
          source: (children) =>
            source?.href ? (
              <a href={source.href} className="text-link">
                {children}
              </a>
            ) : (
              children
            ),
          day: formatDay(`${asOf}T12:00:00Z`),
          time: (children) => <time dateTime={asOf}>{children}</time>,
        })}
        {isVerified === false && <> {copy.unverified}</>}
        {isPastReview(line, today) && (
          <strong className="font-semibold text-warning">
            {' '}
            {copy.pastReviewDate({ formatDay: formatDay(`${reviewBy}T12:00:00Z`) })}
          </strong>
        )}
      </span>
    </>
  );
}
