const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] as string);

/**
 * Code that shows a card of the portal in a page of another site.
 * @param address of the card, whole
 * @param title what the frame shows, for readers who hear it
 */
export const frameCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="340" height="380" loading="lazy" style="border:0"></iframe>`;
