// Compiled from messages/en/integrations.json by `npm run messages`.

export const deliveryFaults = {
"bad-url": "the URL isn’t valid",
"not-https": "the URL doesn’t use HTTPS",
"has-credentials": "the URL contains a password",
"other-port": "the port isn’t 443",
"unknown-host": "the host name is unknown",
"private-address": "the address isn’t public",
"too-many-redirects": "the response was a redirect, which we don’t follow",
unreachable: "no connection",
"too-slow": "no response within 10 seconds",
"bad-status": "an error response",
"wrong-type": "the response was compressed",
"too-large": "the response was too large",
};
