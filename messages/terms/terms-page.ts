// Compiled from messages/en/terms.json by `npm run messages`.

export const termsPage = {
termsUseSale: "Terms of use and sale",
termsUnderWhich: ({ site, version }: { site: string | number; version: string | number }) => `The terms under which properties are offered, bid on, and sold on ${site}, version ${version}.`,
termsApplyBetween: "These terms apply between you and us and, in an auction, between its seller and its bidders. When you register to bid, you accept a specific version, which is recorded with every bid.",
versionEffectSince: ({ version, effectiveAt }: { version: string | number; effectiveAt: string | number }) => `Version ${version}, in effect since ${effectiveAt}.`,
who: "1. Who we are",
account: "2. Your account",
bids: "3. Bids",
auctions: "4. Auctions",
contractSale: "5. The contract of sale",
whoMayNot: "6. Who may not bid",
sellersDuties: "7. Sellers’ duties",
listings: "8. Listings",
feesMoney: "9. Fees and money",
ledgerRecordsClock: "10. Ledger, records, and clock",
conduct: "11. Conduct",
liability: "12. Liability",
changes: "13. Changes",
governingLaw: "14. Governing law",
};
