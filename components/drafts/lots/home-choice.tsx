import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import type { Field } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import { homeField, type LotCandidate } from '@/lib/domain/reviews/lots/lot-page';
import { lotPage as copy } from '@/messages/lots/lot-page';

/** The checkbox of a home that could join. */
export const candidateField = ({ key, address, county, hasAuction }: LotCandidate): Field => ({
  name: `${homeField}${key}`,
  label: address,
  control: 'checkbox',
  help: copy.candidate({ county, auction: hasAuction ? 'upcoming' : 'none' }),
  isOptional: true,
});

export const HomeSearch = ({ draftId, typed }: { readonly draftId: string; readonly typed: string }) => (
  <form action={accountRoutes.lot(draftId)} className="mt-3 flex max-w-xl flex-wrap items-end gap-3">
    <div className="min-w-0 grow">
      <InputField id="q" name="q" label={copy.search} defaultValue={typed} maxLength={100} />
    </div>
    <Button type="submit">{copy.find}</Button>
  </form>
);
