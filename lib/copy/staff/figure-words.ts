import type { FigureName } from '@/lib/domain/staff/metrics/figures';
import { figureValues as copy } from '@/messages/desk/figure-values';
import { metricsPage } from '@/messages/desk/metrics-page';

/** The value of a figure with its unit. */
export function figureWords(figure: FigureName, value: number | null): string {
  if (value === null) return metricsPage.none;
  switch (figure) {
    case 'sellThrough':
    case 'priceToEstimate':
      return copy.percent({ value });
    case 'reviewHours':
    case 'limitHours':
    case 'reportHours':
      return copy.hours({ value });
    default:
      return String(value);
  }
}
