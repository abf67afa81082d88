/**
 * For the site of the stories: `https://photos-PORT.example.com` leads to the plain server of a story at that port
 * of this machine, as if it were a host on the internet. Loaded with `--import`; nothing in the site knows of it.
 */
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const hosts = /^photos-(\d+)\.example\.com$/;
const { lookup } = dns;
const { request } = https;

dns.lookup = async (host, ...options) =>
  hosts.test(host) ? [{ address: '93.184.216.34', family: 4 }] : lookup(host, ...options);

https.request = (...args) => {
  const [options, answer] = args;
  const port = hosts.exec(options?.headers?.host ?? '')?.[1];
  if (!port) return request(...args);
  const { method, path, headers, signal } = options;
  return http.request({ host: '127.0.0.1', port, method, path, headers, signal }, answer);
};

syncBuiltinESMExports();
