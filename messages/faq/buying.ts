// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const buying = {
whoCanBuy: "Who can buy?",
anyoneWhoCan: "Anyone who can legally enter into a contract. Covered investors must wait until a one- or two-family home has been listed for 90 days (Real Property Law § 520). You can buy for yourself, with others, or for a company you’re authorized to sign for. You don’t need a broker or a license. To bid or make an offer, you register once; to ask about a fixed-price property, you don’t need an account.",
whatDoesBank: "What does “bank-owned” mean?",
lenderTookProperty: "A lender took the property in a foreclosure, or by a deed in lieu of foreclosure, and is now selling it. Banks call it REO, for real estate owned. You buy from the bank, not from the family that lost the home, and not at the courthouse. Not every property here is bank-owned: owners, estates, and public agencies sell too, and each listing states the type of seller.",
canSeeProperty: "Can I see the property?",
eachListingSays: "Each listing says how: by appointment, at an open house, from the outside only, or by walking the land. If you can see only the outside, no one is promising you anything about the inside. Bid with that risk in mind.",
whatSomeoneLives: "What if someone lives there?",
mayBuyingProperty: "They may still be living there after the closing. Tenants often have the right to stay for 90 days or until their lease ends, and rent-regulated tenants can stay indefinitely. Former owners can be made to leave only by court order. You may not change the locks or shut off the heat. Getting possession can take months and can cost you rent and attorney fees.",
listingSaysWho: ({ link }: { link: Tag }) => rich("The listing says who lives there, as far as anyone knows, with the source and date. ", link("See what the law says, in plain English"), "."),
doTakeDebts: "Do I take on debts and liens?",
dependsPropertyEach: "It depends on the property. For each known lien, the listing says whether it’s paid at closing, passes to you, or is unresolved. There can still be liens no one knows about. Buyers protect themselves with a title search before they bid and title insurance at closing.",
canBuyMortgage: "Can I buy with a mortgage?",
eachListingNames: "Each listing states which types of financing the seller accepts. Auction contracts rarely let you out if the loan falls through, and many lenders won’t lend on a property in poor condition. Have a lender lined up, and cash for the earnest money, before you bid.",
doNeedAttorney: "Do I need an attorney?",
noLawRequires: "No law requires an attorney, but in New York attorneys handle nearly every sale, and a bank’s contract is drafted to protect the bank. Talk to an attorney before you bid: you can’t withdraw a bid.",
};
