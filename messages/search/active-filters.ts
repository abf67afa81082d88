// Compiled from messages/en/search.json by `npm run messages`.

export const activeFilters = {
drawnArea: "Drawn area",
mapArea: "Map area",
allStatusesIncluding: "All statuses, including sold",
};
