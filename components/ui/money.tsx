import { formatExactMoney, formatMoney } from '@/lib/format';
import { classNames } from './class-names';

/** Cents as dollars in tabular figures, so that a changing price does not shift the layout. */
export function Money({
  cents,
  isExact = false,
  className,
}: {
  readonly cents: number;
  /** Always with cents, as on a bill. */
  readonly isExact?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <span className={classNames('whitespace-nowrap font-figures', className)}>
      {isExact ? formatExactMoney(cents) : formatMoney(cents)}
    </span>
  );
}
