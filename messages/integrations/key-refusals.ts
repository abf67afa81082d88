// Compiled from messages/en/integrations.json by `npm run messages`.

export const keyRefusals = {
"no-such-key": "This key has expired or been revoked.",
"too-many-keys": "You’ve reached the maximum number of keys. Revoke one first.",
"no-scope": "Choose at least one permission.",
"no-key-name": "Enter a name for the key, such as the name of the system that will use it.",
"key-name-too-long": ({ most }: { most: string | number }) => `Use ${most} characters or fewer for the name.`,
};
