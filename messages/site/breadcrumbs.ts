// Compiled from messages/en/site.json by `npm run messages`.

export const breadcrumbs = {
breadcrumb: "Breadcrumb",
};
