/** Shows what the site sends to this browser, and leads to it when it is pressed. It keeps nothing and answers no request. */
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
