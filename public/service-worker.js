/**
 * Shows push notifications, and what can be read without a connection: copies of this browser's saved homes, else
 * the offline page. It stores the offline page with its files and nothing else; the page stores the copies
 * (lib/client/page/offline-copies.ts). Every other request, such as a bid, is the browser's own.
 */
const copies = 'saved-homes';
/** Each build registers its own address, so a new build replaces the worker and the offline page. */
const offline = `offline${self.location.search}`;

self.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(event));
  else if (!navigator.onLine && new URL(request.url).pathname.startsWith('/_next/static/'))
    event.respondWith(caches.match(request).then((file) => file ?? fetch(request)));
});

async function storeOfflinePage() {
  const response = await fetch('/offline', { credentials: 'omit', cache: 'no-cache' });
  if (!response.ok) throw new Error(`/offline answered ${response.status}`);
  const html = await response.clone().text();
  const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\w/g));
  const cache = await caches.open(offline);
  await Promise.all([cache.addAll([...files]), cache.put('/offline', response)]);
}

async function takeOver() {
  // Without it, pages would wait for the worker to start.
  await self.registration.navigationPreload?.enable();
  const former = (await caches.keys()).filter((name) => name.startsWith('offline') && name !== offline);
  await Promise.all(former.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const { pathname } = new URL(request.url);
    const copy = await caches.match(pathname, { cacheName: copies });
    const page = copy ?? (await caches.match('/offline', { cacheName: offline }));
    if (!page) throw error;
    return page;
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: '/apple-icon.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.path, self.location.origin);
  event.waitUntil(open(href));
});

async function open(href) {
  // Also those that were open before this worker was.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === href);
  return there ? there.focus() : self.clients.openWindow(href);
}
