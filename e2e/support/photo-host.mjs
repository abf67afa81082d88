/**
 * Loaded into a server of its own by a story: the name `photos.example.com` leads to the story's host of photos.
 * Everything else goes where it went, through the same checks of addresses.
 */
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const address = '93.184.216.34';
const [lookup, request] = [dns.lookup, https.request];
dns.lookup = async (host, options) =>
  host === 'photos.example.com' ? [{ address, family: 4 }] : lookup(host, options);
https.request = (options, ...rest) =>
  options.host === address
    ? http.request({ ...options, host: '127.0.0.1', port: process.env.PHOTO_HOST_PORT }, ...rest)
    : request(options, ...rest);
syncBuiltinESMExports();
