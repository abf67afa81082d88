import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { type LotPage, shareField } from '@/lib/domain/reviews/lots/lot-page';
import { inPercent } from '@/lib/domain/shared/percent';
import { lotPage as copy } from '@/messages/lots/lot-page';
import { ChangeHomes } from './change-homes';
import { LotAuctionTerms } from './lot-auction';
import { LotForm } from './lot-form';

interface FormedLotProps {
  readonly page: LotPage;
  /** The address that the candidates were searched by. */
  readonly typed: string;
}

/** A lot as its lead shows it: its homes, its auction, and what can still be changed. */
export function FormedLot({ page, typed }: FormedLotProps) {
  const { homes, auction, hasStarted, draftId } = page;
  return (
    <>
      <section aria-labelledby="homes">
        <h2 id="homes" className="mt-8 text-heading font-semibold">
          {copy.homes}
        </h2>
        <ol className="mt-3 divide-y divide-line border-y border-line">
          {homes.map(({ key, address, basisPoints }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <Link href={accountRoutes.myListing(key)} prefetch={false} className="text-link break-words">
                {key === draftId ? copy.lead({ address }) : address}
              </Link>
              <span className="tabular-nums">{inPercent(basisPoints / 100)}</span>
            </li>
          ))}
        </ol>
      </section>
      {auction && (
        <section aria-labelledby="auction">
          <h2 id="auction" className="mt-8 text-heading font-semibold">
            {copy.auctionTitle}
          </h2>
          <LotAuctionTerms auction={auction} />
        </section>
      )}
      {hasStarted ? (
        <p className="mt-8 text-text-muted">{copy.started}</p>
      ) : (
        <Changes page={page} typed={typed} />
      )}
    </>
  );
}

const Changes = ({ page, page: { draftId, homes }, typed }: FormedLotProps) => (
  <>
    <ChangeHomes page={page} typed={typed} />
    <section aria-labelledby="split">
      <h2 id="split" className="mt-8 text-heading font-semibold">
        {copy.split}
      </h2>
      <p className="mb-4 mt-2">{copy.splitText}</p>
      <LotForm
        action="save"
        id="split"
        draftId={draftId}
        fields={homes.map(({ key, address }) => ({
          name: `${shareField}${key}`,
          label: copy.share({ address }),
          control: 'text',
          maxLength: 8,
          isRequired: true,
        }))}
        values={Object.fromEntries(
          homes.map(({ key, basisPoints }) => [`${shareField}${key}`, String(basisPoints / 100)]),
        )}
        submit={copy.saveSplit}
      />
    </section>
    <section aria-labelledby="dissolve">
      <h2 id="dissolve" className="mt-8 text-heading font-semibold">
        {copy.dissolve}
      </h2>
      <p className="mb-3 mt-2">{copy.dissolveText}</p>
      <LotForm
        action="dissolve"
        id="dissolve"
        draftId={draftId}
        submit={copy.confirmDissolve}
        confirm={{ label: copy.dissolveLot }}
      />
    </section>
  </>
);
