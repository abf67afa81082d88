// Compiled from messages/en/staff.json by `npm run messages`.

export const logFilters = {
keywords: "Keywords",
who: "Who",
action: "Action",
allActions: "All actions",
subject: "Subject",
allSubjects: "All subjects",
from: "From",
to: "To",
};
