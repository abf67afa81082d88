import { formatMoney } from '@/lib/format';
import { classNames } from './class-names';

/** Cents as dollars in tabular figures, so that a changing price does not shift the layout. */
export function Money({
  cents,
  className,
}: {
  readonly cents: number;
  readonly className?: string | undefined;
}) {
  return (
    <span className={classNames('whitespace-nowrap font-figures', className)}>{formatMoney(cents)}</span>
  );
}
