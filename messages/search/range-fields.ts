// Compiled from messages/en/search.json by `npm run messages`.

export const rangeFields = {
from: "From",
to: "To",
};
