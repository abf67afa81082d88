import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import type { Field } from '@/components/ui/form/form-field';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import {
  homeField,
  type LotCandidate,
  type LotPage,
  mostCandidates,
} from '@/lib/domain/reviews/lots/lot-page';
import { lotPage as copy } from '@/messages/lots/lot-page';
import { LotAuctionTerms } from './lot-auction';
import { LotForm } from './lot-form';

interface NewLotProps {
  readonly page: LotPage;
  readonly typed: string;
}

/** The auction that would sell the lot, and the homes that could join. */
export function NewLot({ page, typed }: NewLotProps) {
  const { draftId, auction, candidates, count } = page;
  return (
    <>
      {auction && (
        <section aria-labelledby="auction">
          <h2 id="auction" className="mt-8 text-heading font-semibold">
            {copy.auctionTitle}
          </h2>
          <p className="mt-2">{copy.auctionText}</p>
          <LotAuctionTerms auction={auction} />
          <p className="mt-3 text-text-muted">{copy.checkTerms}</p>
        </section>
      )}
      <section aria-labelledby="homes">
        <h2 id="homes" className="mt-8 text-heading font-semibold">
          {copy.choose}
        </h2>
        {(count > mostCandidates || typed !== '') && <Search draftId={draftId} typed={typed} />}
        {count === 0 ? (
          <Empty draftId={draftId} isSearch={typed !== ''} />
        ) : (
          <>
            <p className="mb-4 mt-2">{copy.chooseText}</p>
            {count > mostCandidates && (
              <p className="mb-3 text-sm text-text-muted">{copy.more({ shown: mostCandidates, count })}</p>
            )}
            <LotForm
              action="form"
              draftId={draftId}
              fields={candidates.map(toField)}
              submit={copy.form}
              busy={copy.forming}
              variant="primary"
              className="max-w-2xl"
            >
              <p className="text-text-muted">{copy.equalSplit}</p>
            </LotForm>
          </>
        )}
      </section>
    </>
  );
}

const toField = ({ key, address, county, hasAuction }: LotCandidate): Field => ({
  name: `${homeField}${key}`,
  label: address,
  control: 'checkbox',
  help: copy.candidate({ county, auction: hasAuction ? 'upcoming' : 'none' }),
  isOptional: true,
});

const Search = ({ draftId, typed }: { readonly draftId: string; readonly typed: string }) => (
  <form action={accountRoutes.lot(draftId)} className="mt-3 flex max-w-xl flex-wrap items-end gap-3">
    <div className="min-w-0 grow">
      <InputField id="q" name="q" label={copy.search} defaultValue={typed} maxLength={100} />
    </div>
    <Button type="submit">{copy.find}</Button>
  </form>
);

const Empty = ({ draftId, isSearch }: { readonly draftId: string; readonly isSearch: boolean }) => (
  <div className="mt-3 rounded border border-line p-5">
    <p className="font-medium">{isSearch ? copy.noneFound : copy.noHomes}</p>
    {isSearch ? (
      <LinkButton href={accountRoutes.lot(draftId)} prefetch={false} className="mt-4">
        {copy.showAll}
      </LinkButton>
    ) : (
      <p className="mt-1 text-text-muted">{copy.noHomesText}</p>
    )}
  </div>
);
