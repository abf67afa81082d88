// Compiled from messages/en/closings.json by `npm run messages`.

export const cashAtClosing = {
title: "Cash you need at closing",
price: "Price",
costs: "Closing costs, estimated",
earnestMoney: "Earnest money in escrow",
cash: "Cash needed at closing",
lien: "A lien of unknown amount comes on top.",
mansionTax: "The mansion tax on its residence comes on top.",
loan: ({ financing }: { financing: string | number }) => `A loan isn’t subtracted, because your offer (${financing}) states no amount.`,
seeLines: "See every line, or add a loan",
};
