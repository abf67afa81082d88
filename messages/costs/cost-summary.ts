// Compiled from messages/en/costs.json by `npm run messages`.

export const costSummary = {
cash: "paid in cash",
loan: ({ down, rate, years }: { down: string | number; rate: string | number; years: string | number }) => `${down} down, ${rate} for ${years} years`,
exempt: "tax-exempt seller",
buyerPays: "buyer pays the seller’s taxes",
};
