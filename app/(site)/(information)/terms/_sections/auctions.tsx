import { usualClosingTerms, usualEarnestBasisPoints } from '@/lib/domain/auctions/terms/closing-terms';
import { defaultExtensionWindowMs } from '@/lib/domain/auctions/terms/terms';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import * as copy from '@/messages/terms';

const minutes = defaultExtensionWindowMs / 60_000;
const { signWithinHours, depositWithinHours, closeWithinDays, cureHours, closingCureDays } =
  usualClosingTerms;

export const Bids = () => (
  <ol>
    <li>{copy.auctions.bidIrrevocableOffer}</li>
    <li>{copy.auctions.bidAcceptedWhen}</li>
    <li>{copy.auctions.mayRefuseBid}</li>
    <li>{copy.auctions.maximumMoreOne}</li>
  </ol>
);

export const Auctions = () => (
  <ol>
    <li>{copy.auctions.termsAuctionSale}</li>
    <li>{copy.auctions.priceInitiallyStarting}</li>
    <li>{copy.auctions.bidArrivesLast({ minutes })}</li>
    <li>
      {copy.auctions.reserveAuctionEnds({ strong: (children) => <strong>{children}</strong>, whatBinds })}
    </li>
    <li>{copy.auctions.buyNowPrice({ strong: (children) => <strong>{children}</strong>, whatBinds })}</li>
    <li>{copy.auctions.reserveMayLowered}</li>
    <li>{copy.auctions.auctionMayCanceled}</li>
  </ol>
);

export const Contract = () => (
  <ol>
    <li>
      {copy.auctions.underGeneralObligations({
        span: (children) => <span className="whitespace-nowrap">{children}</span>,
        whatBinds,
      })}
    </li>
    <li>{copy.auctions.sellersAttorneyDelivers}</li>
    <li>
      {copy.auctions.winBuyBefore({
        strong: (children) => <strong>{children}</strong>,
        signWithinHours,
        usualEarnestBasisPoints: usualEarnestBasisPoints / 100,
        depositWithinHours,
        closeWithinDays,
      })}
    </li>
    <li>
      {copy.auctions.defaultPartyMisses({
        strong: (children) => <strong>{children}</strong>,
        cureHours,
        closingCureDays,
      })}
    </li>
    <li>{copy.auctions.agreeBidsAcceptances}</li>
    <li>{copy.auctions.fixedPriceOffer}</li>
  </ol>
);

export const WhoMayNotBid = () => <p>{copy.auctions.noneFollowingMay}</p>;

export const Records = () => (
  <ul>
    <li>{copy.auctions.ledgerAuctionPublic}</li>
    <li>{copy.auctions.eachBidRecord}</li>
    <li>{copy.auctions.serversClockControls}</li>
    <li>{copy.auctions.siteDownMore}</li>
  </ul>
);
