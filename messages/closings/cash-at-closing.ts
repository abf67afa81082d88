// Compiled from messages/en/closings.json by `npm run messages`.

export const cashAtClosing = {
title: "Cash you need at closing",
price: "Price",
costs: "Closing costs and arrears, estimated",
earnestMoney: "Earnest money in escrow",
cash: "Cash needed at closing",
lien: "A lien of unknown amount isn’t included.",
mansionTax: "The mansion tax on the residential part isn’t included.",
loan: ({ financing }: { financing: string | number }) => `No loan is subtracted, because your offer (${financing}) doesn’t state an amount.`,
seeLines: "See every line, or add a loan",
};
