// Compiled from messages/en/integrations.json by `npm run messages`.

export const scopeLabels = {
"drafts:read": "Read listings",
"drafts:write": "Edit and submit listings",
"files:write": "Add and remove photos and documents",
"schedules:write": "Schedule auctions",
"questions:write": "Read and answer questions",
"closings:read": "Read sales",
"closings:write": "Confirm steps in sales (can’t sign)",
"webhooks:manage": "Manage webhooks",
};
