// Stands between the pages and the network for one thing: a form whose answer does not come. The page then stays as it is,
// with all that was typed, and is told (static/js/sending.js).
const PATIENCE = 30_000; // milliseconds until an answer counts as lost; a file may take longer to go
const PATIENCE_WITH_FILES = 600_000;
const WITHOUT_SERVER = [502, 503, 504]; // what a proxy answers for a server that is down

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  if (method === "POST" && mode === "navigate") event.respondWith(send(event.request));
});

const within = (milliseconds) => new Promise((_, reject) => setTimeout(reject, milliseconds));

async function send(request) {
  const hasFiles = request.headers.get("Content-Type")?.startsWith("multipart/");
  try {
    const answer = await Promise.race([fetch(request), within(hasFiles ? PATIENCE_WITH_FILES : PATIENCE)]);
    if (!WITHOUT_SERVER.includes(answer.status)) return answer;
  } catch {
    // No network, or no answer in time.
  }
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("not sent");
  return new Response(null, { status: 204 });
}

// What the site tells this device (RFC 8030), and the page that it is about when somebody taps it.
self.addEventListener("push", (event) => {
  const { title, body, address, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, data: address }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
