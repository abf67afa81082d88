import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/sell';

export const Formats = () => (
  <DataTable
    caption={copy.howSellingWorks.threeKindsAuction}
    columns={[
      { label: copy.howSellingWorks.waySale },
      { label: copy.howSellingWorks.mustSignWhen },
      { label: copy.howSellingWorks.good },
    ]}
    rows={[
      [
        copy.howSellingWorks.auctionPublishedReserve,
        copy.howSellingWorks.bidReachesReserve,
        copy.howSellingWorks.mostSalesBidders,
      ],
      [
        copy.howSellingWorks.auctionSealedReserve,
        copy.howSellingWorks.bidReachesReserveWhich,
        copy.howSellingWorks.whenLowestAcceptable,
      ],
      [
        copy.howSellingWorks.auctionWithoutReserve,
        copy.howSellingWorks.thereBid,
        copy.howSellingWorks.whenPropertyMust,
      ],
      [
        copy.howSellingWorks.fixedPrice,
        copy.howSellingWorks.agreeContractNeither,
        copy.howSellingWorks.whenHaveTime,
      ],
    ]}
    note={copy.howSellingWorks.auctionsTakeProxy}
  />
);

export const Steps = () => (
  <ol>
    <li>
      {copy.howSellingWorks.describePropertyEight({ strong: (children) => <strong>{children}</strong> })}
    </li>
    <li>
      {copy.howSellingWorks.reviewerReadsUsually({ strong: (children) => <strong>{children}</strong> })}
    </li>
    <li>{copy.howSellingWorks.buyersInspectAsk({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.howSellingWorks.auctionRunsBy({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.howSellingWorks.endsReserveMet({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.howSellingWorks.attorneySendsContract({ strong: (children) => <strong>{children}</strong> })}
    </li>
  </ol>
);

export const Papers = () => (
  <>
    <p>{copy.howSellingWorks.noPropertyListed}</p>
    <ul>
      <li>{copy.howSellingWorks.rightSellDeed({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.howSellingWorks.occupancyWhoLives({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.howSellingWorks.titleKindDeed({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>
        {copy.howSellingWorks.conditionAccessWhat({ strong: (children) => <strong>{children}</strong> })}
      </li>
      <li>
        {copy.howSellingWorks.taxesChargesAnnual({ strong: (children) => <strong>{children}</strong> })}
      </li>
      <li>
        {copy.howSellingWorks.disclosuresLawDemands({ strong: (children) => <strong>{children}</strong> })}
      </li>
      <li>
        {copy.howSellingWorks.picturesPropertyAs({ strong: (children) => <strong>{children}</strong> })}
      </li>
    </ul>
  </>
);

export const Rules = () => (
  <ul>
    <li>{copy.howSellingWorks.highestBidderWins({ whatBinds })}</li>
    <li>{copy.howSellingWorks.termsFrozenWhen}</li>
    <li>{copy.howSellingWorks.auctionCanceledOnly}</li>
    <li>{copy.howSellingWorks.doNotBid}</li>
    <li>{copy.howSellingWorks.homesOwnersWho}</li>
    <li>
      {copy.howSellingWorks.termsFairHousing({
        link: (children) => <Link href={routes.terms}>{children}</Link>,
        link2: (children) => <Link href={pageRoutes.fairHousing}>{children}</Link>,
      })}
    </li>
  </ul>
);

export const Costs = () => (
  <p>
    {copy.howSellingWorks.nothingUsNo({
      link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
    })}
  </p>
);
