import type { GlossaryEntry } from './glossary';

/** Property, title and closing terms, as used in New York. */
export const propertyTerms: readonly GlossaryEntry[] = [
  {
    term: 'As is',
    text: 'Sold in the condition it is in: the seller repairs nothing and promises nothing about the condition. Usual when a bank sells.',
  },
  {
    term: 'Bargain-and-sale deed with covenant',
    text: 'A deed in which the seller promises to have done nothing that burdens the title. The usual deed of a resale in and around New York City.',
  },
  {
    term: 'Bargain-and-sale deed without covenant',
    text: 'A deed that transfers what the seller has, without a promise about the title. The usual deed of a bank.',
    see: ['Title insurance'],
  },
  {
    term: 'Bill of sale',
    text: 'The paper that transfers things that are not real property, such as a manufactured home on a rented lot in a park.',
  },
  {
    term: 'Board approval',
    text: 'The consent of a co-op’s board, without which its shares cannot be sold. A board may refuse, but not for a reason that fair-housing law forbids.',
  },
  {
    term: 'Certificate of occupancy',
    text: 'The municipality’s paper that says for what a building may be used and how many families may live in it. Missing or wrong ones delay loans and closings.',
  },
  {
    term: 'Closing',
    text: 'The meeting, or exchange through attorneys, at which the rest of the price is paid and the deed is delivered. In New York attorneys conduct it.',
  },
  {
    term: 'Common charges',
    text: 'What the owner of a condominium pays for the building each month. Arrears can become a lien on the unit. In a co-op the word is maintenance.',
  },
  {
    term: 'Condominium',
    text: 'A unit that is owned like a house, with a deed and a tax lot of its own, and a share of the common parts.',
  },
  {
    term: 'Contract of sale',
    text: 'The written agreement between buyer and seller, drawn up by the seller’s attorney. In New York it has to be in writing and signed to be enforceable.',
    see: ['Statute of frauds'],
  },
  {
    term: 'Co-op',
    text: 'A building owned by a corporation. Who buys an apartment buys shares and gets a proprietary lease; there is no deed and no mortgage recording tax.',
  },
  {
    term: 'Deed',
    text: 'The paper that transfers real property. Its kind says what the seller promises about the title; each listing names it.',
  },
  {
    term: 'Deposit',
    text: 'Also down payment or earnest money: paid when the contract is signed, often 10 percent of the price, and held in escrow until the closing.',
    see: ['Escrow'],
  },
  {
    term: 'Due diligence',
    text: 'What a careful buyer finds out beforehand: title, liens, violations, occupants, condition, permits, taxes.',
  },
  {
    term: 'Escrow',
    text: 'Money held by a third party, usually the seller’s attorney, until the contract says to whom it goes. This site never holds money.',
  },
  {
    term: 'Executor’s deed',
    text: 'The deed by which an estate sells. It promises only that the executor has not burdened the title.',
  },
  {
    term: 'Mansion tax',
    text: 'A state tax on the whole price that the buyer of a home pays from a million dollars on, and more of it in New York City from two millions.',
  },
  {
    term: 'Mortgage recording tax',
    text: 'A tax on the amount of a new mortgage, paid when it is recorded. It differs by county. A cash buyer pays none.',
  },
  {
    term: 'Open violations',
    text: 'Unsettled orders of a building or housing department, in New York City of the Department of Buildings or HPD. The duty to cure them passes to the new owner.',
  },
  {
    term: 'Proof of funds',
    text: 'A bank statement or a lender’s letter that shows that the buyer can pay.',
  },
  {
    term: 'Property Condition Disclosure Statement',
    text: 'A form in which the seller of a home for one to four families says what is known of it. A lender that resells a foreclosed home is exempt.',
  },
  {
    term: 'Quitclaim deed',
    text: 'A deed that gives up whatever right the seller may have, and promises nothing at all.',
  },
  {
    term: 'Recording',
    text: 'Entering a deed or a mortgage in the public register of the county clerk, or of the City Register in four of the city’s boroughs.',
  },
  {
    term: 'Statute of frauds',
    text: 'The rule that a contract to sell real property is void unless it is in writing and signed by the party who is to be held to it: in New York, General Obligations Law § 5-703.',
  },
  {
    term: 'Title',
    text: 'The right of ownership, and everything that limits it: mortgages, judgments, easements, liens.',
  },
  {
    term: 'Title insurance',
    text: 'Insurance against defects in the title that nobody had found. Its rates are filed with the state. It matters most where the deed promises nothing.',
  },
  {
    term: 'Title search',
    text: 'The look into the public records for owners, mortgages, judgments and liens. Have it made before you bid.',
  },
  {
    term: 'Transfer tax',
    text: 'The state’s tax on the sale of real property, and New York City’s own on top. Sellers pay them unless the contract or an exemption puts them on the buyer.',
  },
];
