// Compiled from messages/en/notifications.json by `npm run messages`.

export const optionalEmails = {
title: "Optional emails",
stopAll: "Stop all optional emails",
stopAllText: "This stops every email you can turn off, including outbid alerts. Notifications on the site and push notifications stay on.",
required: ({ kinds }: { kinds: string | number }) => `You’ll still get required emails about binding steps or deadlines (${kinds}) and account security.`,
areOff: "All optional emails are off",
resume: "Turn them back on",
};
