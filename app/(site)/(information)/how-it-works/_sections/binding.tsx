import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { routes } from '@/lib/routes';

export const Binding = () => (
  <>
    <p>
      Two things bind: the <Link href={routes.terms}>terms</Link> you accept here, and the contract of sale.
      In New York a contract to sell real property is void unless it, or a note of it, is in writing and
      signed by the party who is to be held to it (General Obligations Law{' '}
      <span className="whitespace-nowrap">§ 5-703</span>). {whatBinds} The deed transfers it at the closing.
    </p>
    <DataTable
      caption="Under an auction"
      columns={[{ label: 'Moment' }, { label: 'Bidder' }, { label: 'Seller' }]}
      rows={[
        [
          'Before a bid',
          'Bound to nothing.',
          'Bound to the announced way of sale. May cancel only for a listed reason.',
        ],
        [
          'You place a bid',
          'You make an offer to buy at up to your maximum. It cannot be withdrawn.',
          'No change.',
        ],
        [
          'You buy now',
          'Obliged by the terms to sign the contract at that price. It cannot be withdrawn.',
          'Obliged by the terms to sign the contract with you at that price.',
        ],
        ['You are outbid', 'Your offer has ended. Bid again to make a new one.', 'No change.'],
        [
          'The auction ends, reserve met or none',
          'If you lead: obliged by the terms to sign the contract at the final price.',
          'Obliged by the terms to sign the contract with you at that price.',
        ],
        [
          'The auction ends, reserve not met',
          'If you lead: your offer stands for the seller’s 48 hours. You are free to decline a counter-offer.',
          'Bound to nothing until the seller accepts.',
        ],
        [
          'Both have signed the contract',
          'Bound by the contract, which a court can enforce.',
          'Bound by the contract, which a court can enforce.',
        ],
      ]}
    />
    <p>
      At a <strong>fixed price</strong> neither side is bound until both sign the contract. An inquiry, an
      answer to it, a viewing, an offer and its acceptance on this site: none of these binds anybody. The same
      holds for an offer before an auction; once it is accepted, the auction is canceled. Be careful with
      email all the same: courts in New York have held that emails can be a signed writing.
    </p>
    <p>
      Read the contract before you bid where it is among the documents, or ask for it. This page is
      orientation, not legal advice.
    </p>
  </>
);
