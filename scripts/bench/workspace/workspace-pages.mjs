import { send, sendOk } from '../http.mjs';
import { median } from '../statistics.mjs';

const requests = 15;

/** The pages of a bank's and of the staff's workspace with their titles, by whose session requests them. */
function pagesOf({ bank, importing, importId, bulkId, draft, inReview, upcoming, uid }) {
  const own = `/dashboard/organizations/${bank}`;
  const under = (folder, titles) =>
    Object.entries(titles).map(([path, title]) => [`${folder}${path}`, title]);
  return {
    owner: [
      ...under('/dashboard', {
        '': 'Dashboard',
        '/listings': 'Listings',
        '/organizations': 'My organizations',
        '/questions': 'Questions',
        '/showings': 'Showings',
        '/calendar': 'Calendar',
        '/notifications': 'Notifications',
        '/offers?as=seller': 'Offers',
        '/sales?as=seller': 'Sales',
      }),
      ...under(own, {
        '': 'Organization listings',
        '/portfolio': 'Portfolio',
        '/portfolio?page=60': 'Portfolio',
        '/portfolio?sort=bidders': 'Portfolio',
        '/portfolio?q=bellflower&status=active': 'Portfolio',
        '/portfolio/actions': 'Bulk actions',
        '/approvals': 'Approvals',
        '/figures': 'Figures',
        '/auction-day': 'Auction day',
        '/imports': 'Import',
        '/files': 'Photos and documents',
        '/members': 'Members',
        '/log': 'Activity',
        '/integrations': 'API and webhooks',
        [`/files/${bulkId}`]: 'Upload',
      }),
      [`/dashboard/organizations/${importing}/imports/${importId}`, 'Import'],
      ...under(`/dashboard/listings/${draft}`, {
        '/property': 'The property',
        '/photos': 'Photos',
        '/documents': 'Documents',
      }),
      [`/dashboard/listings/${upcoming}`, 'My listing'],
    ],
    staff: under('/dashboard/admin', {
      '': 'Staff desk',
      '/metrics': 'Metrics',
      '/homes': 'Homes and auctions',
      '/bulk': 'Decide on',
      '/audit': 'Audit log',
      '/organizations': 'Organizations',
      '/people': 'People',
      '/reasons': 'Reason templates',
      '/stop': 'Emergency stop',
      '/search?q=bellflower': 'Search everything',
      [`/listings/${inReview}`]: 'Review',
      [`/homes/${upcoming}`]: 'Home',
      [`/organizations/${bank}`]: 'Organization',
      [`/people/${uid}`]: 'Person',
    }),
  };
}

/** A sign-in prompt or an error page also answers quickly. */
const faultOf = ({ status, text }, title) => {
  if (status !== 200) return `answered ${status}`;
  return text.includes(`<title>${title}`) && text.includes('<h1') ? null : `is not the page “${title}”`;
};

/** Requests each page one after another, alternating with a bare page of 50 cards. */
export async function measureWorkspacePages({ site, bare }, cookies, seeded) {
  const [pages, faults] = [[], []];
  for (const [who, paths] of Object.entries(pagesOf(seeded))) {
    for (const [path, title] of paths) {
      const [own, bareMs] = [[], []];
      for (let request = 0; request < requests; request++) {
        const answer = await send(`${site}${path}`, { headers: { cookie: cookies[who] } });
        const fault = faultOf(answer, title);
        if (fault) faults.push(`${path} ${fault}`);
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
