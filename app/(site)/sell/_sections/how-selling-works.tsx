import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/sell';

export const Formats = () => (
  <DataTable
    caption={copy.howSellingWorks.threeAuctionTypes}
    columns={[
      { label: copy.howSellingWorks.saleType },
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
        copy.howSellingWorks.whenLowestPrice,
      ],
      [
        copy.howSellingWorks.auctionWithoutReserve,
        copy.howSellingWorks.theresBid,
        copy.howSellingWorks.whenPropertyMust,
      ],
      [
        copy.howSellingWorks.fixedPrice,
        copy.howSellingWorks.agreeContractNeither,
        copy.howSellingWorks.whenTimeBuyers,
      ],
    ]}
    note={copy.howSellingWorks.auctionsUseProxy}
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
    <li>{copy.howSellingWorks.auctionRunsItself({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.howSellingWorks.auctionEndsReserve({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.howSellingWorks.attorneySendsContract({ strong: (children) => <strong>{children}</strong> })}
    </li>
  </ol>
);

export const Papers = () => (
  <>
    <p>{copy.howSellingWorks.dontListProperty}</p>
    <ul>
      <li>{copy.howSellingWorks.rightSellDeed({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.howSellingWorks.occupancyWhoLives({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.howSellingWorks.titleDeedType({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>
        {copy.howSellingWorks.conditionAccessWhats({ strong: (children) => <strong>{children}</strong> })}
      </li>
      <li>
        {copy.howSellingWorks.taxesChargesAnnual({ strong: (children) => <strong>{children}</strong> })}
      </li>
      <li>
        {copy.howSellingWorks.disclosuresRequiredLaw({ strong: (children) => <strong>{children}</strong> })}
      </li>
      <li>
        {copy.howSellingWorks.photosPropertyContract({ strong: (children) => <strong>{children}</strong> })}
      </li>
    </ul>
  </>
);

export const Rules = () => (
  <ul>
    <li>{copy.howSellingWorks.highestBidderWins({ whatBinds })}</li>
    <li>{copy.howSellingWorks.auctionTermsLocked}</li>
    <li>{copy.howSellingWorks.auctionCanceledOnly}</li>
    <li>{copy.howSellingWorks.dontBidDont}</li>
    <li>{copy.howSellingWorks.dontAuctionHomes}</li>
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
    {copy.howSellingWorks.payNothingNo({
      link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
    })}
  </p>
);
