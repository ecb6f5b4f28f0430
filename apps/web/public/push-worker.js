/** The service worker of the site. It shows pushes and opens what they lead to; pages and files it leaves to the browser. */
const home = "/account/notifications";
const unreadable = { title: "Callboard", body: "There is something new for you", path: home };

/** The address of a path of this site; of anything else, that of the notifications. */
function addressOf(path) {
  const { origin } = self.location;
  const isPath = typeof path === "string" && path.startsWith("/") && URL.canParse(path, origin);
  const address = new URL(isPath ? path : home, origin);
  return address.origin === origin ? address.href : new URL(home, origin).href;
}

/** What a push says. A browser takes pushes away from a site that shows nothing, so there is always something. */
function read(data) {
  try {
    const { id, title, body, path } = data.json();
    if (typeof title !== "string" || typeof body !== "string") return unreadable;
    return { id, title, body, path };
  } catch {
    return unreadable;
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { id, title, body, path } = read(event.data);
  const shown = self.registration.showNotification(title, {
    body,
    // The same notification again takes the place of the first one.
    tag: `notification-${Number.isSafeInteger(id) ? id : "unknown"}`,
    icon: "/apple-touch-icon.png",
    data: { address: addressOf(path) },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.address ?? addressOf(home)));
});

/** Goes to a page where it is open, and opens it where it is not: no page that somebody writes on is taken away. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split("#")[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
