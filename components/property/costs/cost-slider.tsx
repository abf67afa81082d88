'use client';

import { lazy, useState } from 'react';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { HtmlOnly } from '@/components/ui/html-only';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { costSlider as copy } from '@/messages/property/cost-slider';
import type { CostsOfHome } from './costs-at';
import { sliderRange } from './slider-range';

interface CostSliderProps {
  readonly bidCents: Cents;
  readonly isAuction: boolean;
  readonly costs: CostsOfHome;
}

const load = () => import('./costs-at');
const CostsAt = lazy(async () => ({ default: (await load()).CostsAt }));

/** The costs at a price that the visitor picks. The rules load on the first move. */
export function CostSlider({ bidCents, isAuction, costs }: CostSliderProps) {
  const [pickedCents, setPickedCents] = useState(bidCents);
  const view = useLoaded(load, pickedCents !== bidCents);
  const isHydrated = useHydrated();
  const amount = formatMoney(pickedCents);
  const [min, max, step] = sliderRange(bidCents, isAuction);
  return (
    <div className="costs">
      <label className="cost-slider">
        {isAuction ? copy.atBid : copy.atPrice} <b>{amount}</b>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={pickedCents / 100}
          disabled={!isHydrated}
          aria-valuetext={amount}
          onChange={(event) => setPickedCents(cents(Number(event.target.value) * 100))}
          className="needs-script no-print"
        />
      </label>
      {view ? (
        <view.CostsAt {...costs} isAuction={isAuction} bidCents={pickedCents} />
      ) : (
        <HtmlOnly className="contents">
          <CostsAt {...costs} isAuction={isAuction} bidCents={bidCents} />
        </HtmlOnly>
      )}
    </div>
  );
}
