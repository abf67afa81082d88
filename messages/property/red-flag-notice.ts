// Compiled from messages/en/property.json by `npm run messages`.

export const redFlagNotice = {
readRiskReport: "Read the risk report",
};
