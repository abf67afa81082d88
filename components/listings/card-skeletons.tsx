import { Skeleton } from '@/components/ui/skeleton';
import { cardSkeletons as copy } from '@/messages/listings/card-skeletons';
import { cardGrid } from './card-grid';

/** Placeholders of cards that are loading. */
export const CardSkeletons = ({ count }: { readonly count: number }) => (
  <div aria-busy="true" className={cardGrid}>
    <span className="sr-only">{copy.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={index} className="space-y-2">
        <Skeleton className="aspect-[4/3]" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-20 w-1/2" />
      </div>
    ))}
  </div>
);
