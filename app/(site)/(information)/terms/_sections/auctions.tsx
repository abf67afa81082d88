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
    <li>{copy.auctions.acceptedWhenOur}</li>
    <li>{copy.auctions.weMayRefuse}</li>
    <li>{copy.auctions.maximumMoreThan}</li>
  </ol>
);

export const Auctions = () => (
  <ol>
    <li>{copy.auctions.termsAuctionWay}</li>
    <li>{copy.auctions.priceStartingBid}</li>
    <li>{copy.auctions.bidChangesPrice({ minutes })}</li>
    <li>
      {copy.auctions.reserveWhenAuction({ strong: (children) => <strong>{children}</strong>, whatBinds })}
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
      {copy.auctions.ifWinBuy({
        strong: (children) => <strong>{children}</strong>,
        signWithinHours,
        usualEarnestBasisPoints: usualEarnestBasisPoints / 100,
        depositWithinHours,
        closeWithinDays,
      })}
    </li>
    <li>
      {copy.auctions.defaultWhoeverMisses({
        strong: (children) => <strong>{children}</strong>,
        cureHours,
        closingCureDays,
      })}
    </li>
    <li>{copy.auctions.agreeBidsAcceptances}</li>
    <li>{copy.auctions.fixedPriceBy}</li>
  </ol>
);

export const WhoMayNotBid = () => <p>{copy.auctions.auctionNoneThese}</p>;

export const Records = () => (
  <ul>
    <li>{copy.auctions.ledgerAuctionPublic}</li>
    <li>{copy.auctions.eachBidWe}</li>
    <li>{copy.auctions.ourServersClock}</li>
    <li>{copy.auctions.ifOurSite}</li>
  </ul>
);
