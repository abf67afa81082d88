import type { Ref } from 'react';
import { Notice } from '@/components/ui/notice';
import type { OfferState } from '@/lib/domain/offers/offer-words';

interface OfferTroubleProps {
  /** Before the ids of the fields. */
  readonly form: string;
  readonly state: OfferState;
  readonly place: Ref<HTMLDivElement>;
}

/** What was wrong with a form, each fault with a link to its field. */
export function OfferTroubleNotice({ form, state, place }: OfferTroubleProps) {
  const faults = Object.entries(state.faults);
  return (
    <div ref={place} tabIndex={-1} className="empty:hidden">
      {state.trouble && <Notice tone="error" title={state.trouble} />}
      {faults.length > 0 && (
        <Notice tone="error" title="Please look at this again">
          <ul>
            {faults.map(([field, fault]) => (
              <li key={field}>
                <a href={`#${form}-${field}`} className="text-link">
                  {fault}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
