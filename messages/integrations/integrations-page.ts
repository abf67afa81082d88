// Compiled from messages/en/integrations.json by `npm run messages`.

export const integrationsPage = {
title: "API and webhooks",
managersOnly: "Only owners can see and change keys and webhooks.",
};
