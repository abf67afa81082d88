import { send, sendOk } from '../http.mjs';
import { median } from '../statistics.mjs';
import { urlOf, visits } from './workspace-routes.ts';

const requests = 15;

/** A sign-in prompt or an error page also answers quickly. */
const faultOf = ({ status, text }, title) => {
  if (status !== 200) return `answered ${status}`;
  return text.includes(`<title>${title}`) && text.includes('<h1') ? null : `is not the page “${title}”`;
};

/** Follows one redirect, whose time counts. */
async function load(site, path, cookie) {
  const first = await send(`${site}${path}`, { headers: { cookie } });
  const { location } = first.headers;
  if (!location || first.status < 300 || first.status > 399) return first;
  const { pathname, search } = new URL(location, site);
  const second = await send(`${site}${pathname}${search}`, { headers: { cookie } });
  return { ...second, ms: first.ms + second.ms };
}

/** Requests each page one after another, alternating with a bare page of 50 cards. */
export async function measureWorkspacePages({ site, bare }, cookies, known) {
  const [pages, faults] = [[], []];
  for (const { who, path, title } of visits) {
    const [own, bareMs] = [[], []];
    for (let request = 0; request < requests; request++) {
      const answer = await load(site, urlOf(path, known), cookies[who]);
      const fault = faultOf(answer, title);
      if (fault) faults.push(`${path} ${fault}`);
      own.push(answer.ms);
      bareMs.push((await sendOk(`${bare}/cards?count=50`)).ms);
    }
    const worst = Math.max(...own.slice(1));
    pages.push({ name: path, p50: median(own), first: own[0], worst, bareMs: median(bareMs) });
  }
  return { pages, faults: [...new Set(faults)] };
}
