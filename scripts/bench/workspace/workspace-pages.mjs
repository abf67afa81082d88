import { send, sendOk } from '../http.mjs';
import { median } from '../statistics.mjs';

const requests = 15;

/** The pages of a bank's and of the staff's workspace, by whose session they are requested with. */
function pagesOf({ bank, importing, importId, bulkId, draft, inReview, upcoming, uid }) {
  const own = `/dashboard/organizations/${bank}`;
  return {
    owner: [
      ...['', '/listings', '/organizations', '/questions', '/showings', '/calendar', '/notifications'].map(
        (path) => `/dashboard${path}`,
      ),
      ...['/dashboard/offers?as=seller', '/dashboard/sales?as=seller', own],
      ...['', '?page=60', '?sort=bidders', '?q=bellflower&status=active'].map(
        (query) => `${own}/portfolio${query}`,
      ),
      ...[
        'portfolio/actions',
        'approvals',
        'figures',
        'auction-day',
        'imports',
        'files',
        'members',
        'log',
      ].map((page) => `${own}/${page}`),
      ...[`${own}/integrations`, `${own}/files/${bulkId}`],
      `/dashboard/organizations/${importing}/imports/${importId}`,
      ...['/property', '/photos', '/documents'].map((step) => `/dashboard/listings/${draft}${step}`),
      `/dashboard/listings/${upcoming}`,
    ],
    staff: [
      ...['', '/metrics', '/homes', '/bulk', '/audit', '/organizations', '/people', '/reasons', '/stop'],
      ...['/search?q=bellflower', `/listings/${inReview}`, `/homes/${upcoming}`],
      ...[`/organizations/${bank}`, `/people/${uid}`],
    ].map((path) => `/dashboard/admin${path}`),
  };
}

/** Requests each page one after another, alternating with a bare page of 50 cards. */
export async function measureWorkspacePages({ site, bare }, cookies, seeded) {
  const [pages, faults] = [[], []];
  for (const [who, paths] of Object.entries(pagesOf(seeded))) {
    for (const path of paths) {
      const [own, bareMs] = [[], []];
      for (let request = 0; request < requests; request++) {
        const answer = await send(`${site}${path}`, { headers: { cookie: cookies[who] } });
        if (answer.status !== 200) faults.push(`${path} answered ${answer.status}`);
        own.push(answer.ms);
        bareMs.push((await sendOk(`${bare}/cards?count=50`)).ms);
      }
      const name = Object.entries(seeded).reduce(
        (text, [key, id]) => text.replace(String(id), `[${key}]`),
        path,
      );
      const worst = Math.max(...own.slice(1));
      pages.push({ name, p50: median(own), first: own[0], worst, bareMs: median(bareMs) });
    }
  }
  return { pages, faults };
}
