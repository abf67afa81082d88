import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { type LotPage, mostCandidates } from '@/lib/domain/reviews/lots/lot-page';
import { lotPage as copy } from '@/messages/lots/lot-page';
import { candidateField, HomeSearch } from './home-choice';
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
        {(count > mostCandidates || typed !== '') && <HomeSearch draftId={draftId} typed={typed} />}
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
              fields={candidates.map(candidateField)}
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
