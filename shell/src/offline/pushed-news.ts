/** What the server pushes (`server/src/features/follow/push/send.ts`). */
interface PushedNews {
  title: string;
  text: string;
  /** path of the page that it opens */
  url: string;
  lang: string;
  /** the same for the same news, which replaces itself */
  tag: string;
}

/** Reads what was pushed; null for anything but news of this portal. */
function newsOf(text: string | undefined): PushedNews | null {
  try {
    const news = JSON.parse(text ?? '') as PushedNews;
    // Only pages of this site open.
    return typeof news.title === 'string' && /^\/(?!\/)/.test(news.url) ? news : null;
  } catch {
    return null;
  }
}

/** Shows what was pushed as a notice. */
export async function showPushNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  pushed: string | undefined,
): Promise<void> {
  const news = newsOf(pushed);
  if (!news) return;
  const { title, text: body, url, lang, tag } = news;
  await registration.showNotification(title, { body, lang, tag, icon: '/app-icon-192.png', data: url });
}

/** Opens the page of a notice, in the tab that shows it where there is one. */
export async function openPushNotice(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  url: string,
  origin: string,
): Promise<void> {
  const address = new URL(url, origin).href;
  const open = await clients.matchAll({ type: 'window' });
  const shown = open.find((client) => client.url === address) as WindowClient | undefined;
  if (shown) await shown.focus();
  else await clients.openWindow(address);
}
