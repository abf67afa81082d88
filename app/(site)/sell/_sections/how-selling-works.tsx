import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export const Formats = () => (
  <DataTable
    caption="Three kinds of auction, and the fixed price"
    columns={[{ label: 'Way of sale' }, { label: 'You must sign when' }, { label: 'Good for' }]}
    rows={[
      [
        'Auction with published reserve',
        'A bid reaches the reserve, which everybody sees.',
        'Most sales: bidders see from the start what it takes.',
      ],
      [
        'Auction with sealed reserve',
        'A bid reaches the reserve, which bidders do not see before. Its commitment is public from the start. A reserve that is not met stays sealed.',
        'When the lowest acceptable price must not become the price that is expected.',
      ],
      ['Auction without reserve', 'There is a bid.', 'When the property must be sold on a certain day.'],
      [
        'Fixed price',
        'You agree to a contract. Neither side is bound until both sign it.',
        'When you have time. Questions of buyers reach your e-mail, which is not shown.',
      ],
    ]}
    note="Auctions take proxy bids and end softly: a late bid gives five more minutes."
  />
);

export const Steps = () => (
  <ol>
    <li>
      <strong>You describe the property</strong> in eight steps: authority, address, the property, occupancy
      and title, photos, documents, price and way of sale. Every answer is saved as you go; you can stop and
      go on later, on any device.
    </li>
    <li>
      <strong>A reviewer reads it,</strong> usually within two working days, and approves it, asks for changes
      beside the answers, or says why not. Nothing is published before.
    </li>
    <li>
      <strong>Buyers inspect and ask.</strong> Give them time: for a home built before 1978 at least the ten
      days that the law on lead paint grants a buyer.
    </li>
    <li>
      <strong>The auction runs by itself.</strong> You watch the same ledger as the bidders, and no more.
    </li>
    <li>
      <strong>It ends.</strong> With the reserve met, the highest bidder wins. Below it you have 48 hours to
      accept, to decline, or to name the high bidder one price.
    </li>
    <li>
      <strong>Your attorney sends the contract</strong> to the buyer, takes the deposit into escrow, and
      closes. We are no part of that.
    </li>
  </ol>
);

export const Papers = () => (
  <>
    <p>No property is listed without these facts. Each is published with its source and date.</p>
    <ul>
      <li>
        <strong>Your right to sell:</strong> deed, letters of the estate, power of attorney, or the servicer’s
        authority.
      </li>
      <li>
        <strong>Occupancy:</strong> who lives there, how you know, and whether it is delivered vacant.
        “Unknown” is an answer, and is shown as one.
      </li>
      <li>
        <strong>Title:</strong> kind of deed, known liens and what becomes of each, who pays for title
        insurance.
      </li>
      <li>
        <strong>Condition and access:</strong> what is known, and how buyers can see it.
      </li>
      <li>
        <strong>Taxes and charges:</strong> the annual tax, arrears, common charges.
      </li>
      <li>
        <strong>Disclosures</strong> that the law demands: lead paint before 1978, property condition for one
        to four families unless you are exempt, flood zone.
      </li>
      <li>
        <strong>Pictures</strong> of the property as it is, and the contract of sale, so that it can be read
        before bidding.
      </li>
    </ul>
  </>
);

export const Rules = () => (
  <ul>
    <li>The highest bidder wins if the reserve is met or there is none. {whatBinds}</li>
    <li>
      The terms are frozen when the auction is scheduled. A reserve may fall once, at least 24 hours before
      the end; it never rises.
    </li>
    <li>
      An auction is canceled only for a reason on the public list. If a material fact turns out to be wrong,
      it is canceled and starts again with the right one.
    </li>
    <li>You do not bid, and you let nobody bid for you. We refuse bids from your account.</li>
    <li>
      The homes of owners who live in them and are in default or foreclosure are not put up for auction here
      (Real Property Law § 265-a). If that is you, ask a housing counselor first; help is free.
    </li>
    <li>
      The <Link href={routes.terms}>terms</Link> and the{' '}
      <Link href={pageRoutes.fairHousing}>fair-housing rules</Link> hold.
    </li>
  </ul>
);

export const Costs = () => (
  <p>
    Nothing to us: no listing fee, no commission, no premium on the buyer’s side. You have your attorney, the
    transfer taxes and what the title needs.{' '}
    <Link href={`${pageRoutes.fees}#new-york`}>What New York charges</Link>.
  </p>
);
