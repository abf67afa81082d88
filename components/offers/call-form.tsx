'use client';

import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { standingHours } from '@/lib/domain/offers/offer-vocabulary';
import { hoursWords } from '@/lib/domain/offers/offer-words';
import { OfferTroubleNotice } from './offer-trouble';
import { useOfferAction } from './use-offer-action';

interface CallFormProps {
  readonly page: string;
  readonly listingKey: string;
  readonly requestId: string;
}

/** Asks every buyer for their highest and best. */
export function CallForm({ page, listingKey, requestId }: CallFormProps) {
  const { state, isBusy, form, trouble } = useOfferAction('call', page);
  return (
    <form {...form} className="max-w-xl space-y-4">
      <input type="hidden" name="listingKey" value={listingKey} />
      <input type="hidden" name="requestId" value={requestId} />
      <OfferTroubleNotice form="call" state={state} place={trouble} />
      <SelectField
        id="call-stands"
        name="stands"
        label="Buyers have"
        defaultValue={state.typed.stands ?? '48'}
        error={state.faults.stands}
      >
        {standingHours.map((hours) => (
          <option key={hours} value={hours}>
            {hoursWords[hours]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" aria-disabled={isBusy}>
        Ask for the highest and best
      </Button>
    </form>
  );
}
