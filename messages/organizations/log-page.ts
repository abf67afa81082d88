// Compiled from messages/en/organizations.json by `npm run messages`.

export const logPage = {
title: "Activity",
text: "Who did what in this organization, newest first. Only members see this log.",
kind: "Type",
allKinds: "All types",
member: "Member",
allMembers: "Everyone",
apiKeys: "API keys",
filter: "Filter",
export: "Export as a spreadsheet",
older: "Older activity",
nothing: "No activity yet",
nothingText: "Activity involving members, invitations, imports, publishing, prices, and approvals appears here.",
noMatch: "Nothing on this page of the log matches your filters.",
staff: "Our staff",
when: "When",
who: "Who",
what: "What",
home: "Home",
detail: "Details",
untitled: "Untitled home",
};
