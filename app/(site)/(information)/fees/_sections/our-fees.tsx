import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { routes } from '@/lib/routes';
import { ourFees as copy } from '@/messages/fees/our-fees';

export const OurFees = () => (
  <>
    <DataTable
      caption={copy.whatSiteCharges}
      columns={[{ label: copy.item }, { label: copy.fee, isNumber: true }]}
      rows={[
        [copy.creatingAccount, '$0'],
        [copy.registeringBid, '$0'],
        [copy.placingBid, '$0'],
        [copy.buyersPremium, copy.none],
        [copy.technologyFee, copy.none],
        [copy.listingProperty, '$0'],
        [copy.sellingAuctionFixed, '$0'],
      ]}
    />
    <p>{copy.priceWhichAuction}</p>
    <p>{copy.changesWellSay({ link: (children) => <Link href={routes.sell}>{children}</Link> })}</p>
  </>
);

export const Deposits = () => (
  <>
    <p>
      {copy.neverHoldMoney({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={routes.contact}>{children}</Link>,
      })}
    </p>
    <p>{copy.afterAuctionAgreed}</p>
  </>
);
