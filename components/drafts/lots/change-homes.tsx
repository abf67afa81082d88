import type { Field } from '@/components/ui/form/form-field';
import { fewestLotHomes } from '@/lib/domain/listings/lot';
import { homeField, type LotPage, mostCandidates } from '@/lib/domain/reviews/lots/lot-page';
import { lotPage as copy } from '@/messages/lots/lot-page';
import { candidateField, HomeSearch } from './home-choice';
import { LotForm } from './lot-form';

interface ChangeHomesProps {
  readonly page: LotPage;
  /** The address that the candidates were searched by. */
  readonly typed: string;
}

/** The homes of a lot and the homes that could join it, in one form. */
export function ChangeHomes({ page, typed }: ChangeHomesProps) {
  const { draftId, homes, candidates, count } = page;
  const included = homes.filter(({ key }) => key !== draftId);
  const isFixed = homes.length === fewestLotHomes && count === 0 && typed === '';
  return (
    <section aria-labelledby="change">
      <h2 id="change" className="mt-8 text-heading font-semibold">
        {copy.change}
      </h2>
      {isFixed ? (
        <p className="mt-2 text-text-muted">{copy.noOthers}</p>
      ) : (
        <>
          <p className="mb-4 mt-2">{copy.changeText}</p>
          {(count > mostCandidates || typed !== '') && <HomeSearch draftId={draftId} typed={typed} />}
          <LotForm
            action="change"
            id="change-homes"
            draftId={draftId}
            fields={[...included.map(includedField), ...candidates.map(candidateField)]}
            values={Object.fromEntries(included.map(({ key }) => [`${homeField}${key}`, 'on']))}
            submit={copy.saveHomes}
          />
        </>
      )}
    </section>
  );
}

const includedField = ({ key, address }: LotPage['homes'][number]): Field => ({
  name: `${homeField}${key}`,
  label: address,
  control: 'checkbox',
  help: copy.inLotNow,
  isOptional: true,
});
