// Compiled from messages/en/notifications.json by `npm run messages`.

export const settings = {
channels: {
page: "On this site",
mail: "Email",
push: "Push",
},
timeSensitive: "Time-sensitive",
binding: "You’ll always get these on the site and by email.",
quiet: "Quiet hours",
quietText: "Emails and push notifications wait until quiet hours end; none are lost. Time-sensitive notifications arrive right away. Times are New York time (ET).",
keepQuiet: "Use quiet hours",
from: "From",
to: "To",
delaysUrgent: "Delay time-sensitive notifications too",
delaysUrgentHelp: "An auction may end or a deadline may pass before you see the notification.",
submit: "Save",
};
