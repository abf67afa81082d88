// Compiled from messages/en/accounts.json by `npm run messages`.

export const coveredInvestorHelp = "A covered investor owns ten or more one- and two-family homes, manages or receives pooled funds as a fiduciary, and has $30 million or more in net value or assets under management. Until a one- or two-family home has been publicly listed for 90 days, a covered investor may not make an offer on it (New York Real Property Law §§ 520–522). A price change restarts the 90 days.";
