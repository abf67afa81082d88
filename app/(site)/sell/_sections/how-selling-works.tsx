import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { accountRoutes } from '@/lib/account-routes';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { whatBinds } from '@/messages/closings/what-binds';
import { howSellingWorks as copy } from '@/messages/sell/how-selling-works';

export const Formats = () => (
  <DataTable
    caption={copy.threeAuctionTypes}
    columns={[{ label: copy.saleType }, { label: copy.mustSignWhen }, { label: copy.good }]}
    rows={[
      [copy.auctionPublishedReserve, copy.bidReachesReserve, copy.mostSalesBidders],
      [copy.auctionSealedReserve, copy.bidReachesReserveWhich, copy.whenLowestPrice],
      [copy.auctionWithoutReserve, copy.theresBid, copy.whenPropertyMust],
      [copy.fixedPrice, copy.agreeContractNeither, copy.whenTimeBuyers],
    ]}
    note={copy.auctionsUseProxy}
  />
);

export const Steps = () => (
  <ol>
    <li>{copy.describePropertyEight({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.reviewerReadsUsually({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.buyersInspectAsk({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.auctionRunsItself({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.auctionEndsReserve({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.attorneySendsContract({ strong: (children) => <strong>{children}</strong> })}</li>
  </ol>
);

export const Teams = () => (
  <>
    <p>
      {copy.forTeams({
        link: (children) => <Link href={accountRoutes.organizations}>{children}</Link>,
      })}
    </p>
    <p>{copy.forTables}</p>
  </>
);

export const Papers = () => (
  <>
    <p>{copy.dontListProperty}</p>
    <ul>
      <li>{copy.rightSellDeed({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancyWhoLives({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.titleDeedType({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.conditionAccessWhats({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.taxesChargesAnnual({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.disclosuresRequiredLaw({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.photosPropertyContract({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
  </>
);

export const Rules = () => (
  <ul>
    <li>{copy.highestBidderWins({ whatBinds })}</li>
    <li>{copy.auctionTermsLocked}</li>
    <li>{copy.auctionCanceledOnly}</li>
    <li>{copy.dontBidDont}</li>
    <li>{copy.dontAuctionHomes}</li>
    <li>
      {copy.termsFairHousing({
        link: (children) => <Link href={routes.terms}>{children}</Link>,
        link2: (children) => <Link href={pageRoutes.fairHousing}>{children}</Link>,
      })}
    </li>
  </ul>
);

export const Costs = () => (
  <p>
    {copy.payNothingNo({
      link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
    })}
  </p>
);
