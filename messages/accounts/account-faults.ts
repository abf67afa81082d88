// Compiled from messages/en/accounts.json by `npm run messages`.

export const accountFaults = {
"no-name": "Enter your name.",
"too-long": ({ limit }: { limit: string | number }) => `Use ${limit} characters or fewer.`,
"name-characters": "Use letters, spaces, and common punctuation only.",
"name-link": "Enter a name without links. Put a space after each period.",
"no-email": "Enter your email address.",
"no-address": "Enter an email address, such as name@example.com.",
"short-password": ({ limit }: { limit: string | number }) => `Use at least ${limit} characters.`,
"few-characters": "Use at least four different characters.",
"site-name": "Choose a password that isn’t mostly this site’s name.",
"own-address": "Choose a password that isn’t mostly your email address.",
};
