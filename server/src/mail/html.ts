import type { MailLanguage } from './language';

/** Content of an HTML mail. */
interface MailPage {
  subject: string;
  /** Plain text with paragraphs separated by empty lines; a paragraph that is only a URL becomes a button. */
  body: string;
  language: MailLanguage;
  /** Name of the portal, shown as heading. */
  portal: string;
  /** Label of the button. */
  open: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** Escaped text with its lines that are only a URL, such as those of a list of cases, as links. */
const linked = (text: string): string =>
  text.replace(
    /^https?:\/\/\S+$/gm,
    (address) => `<a href="${address}" style="color:#0b5069">${address}</a>`,
  );

function paragraph(text: string, open: string): string {
  if (!/^https?:\/\/\S+$/.test(text))
    return `<p style="margin:0 0 16px">${linked(escaped(text)).replaceAll('\n', '<br>')}</p>`;
  const address = escaped(text);
  return `<p style="margin:0 0 12px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5069;color:#ffffff;font-weight:600;text-decoration:none">${escaped(open)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#42606b;word-break:break-all">${address}</p>`;
}

/**
 * The HTML version of a mail, made from its text so that both say the same. It loads nothing, because many
 * mail programs block remote content.
 */
export function htmlOf({ subject, body, language, portal, open }: MailPage): string {
  const paragraphs = body.split('\n\n').map((text) => paragraph(text, open));
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f0f5f4;color:#0c2a36;font-size:16px;line-height:1.5;${FONT}">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden">
<div style="padding:16px 24px;background:#07303f;color:#ffffff;font-weight:700">${escaped(portal)}</div>
<div style="padding:24px 24px 8px">
${paragraphs.join('\n')}
</div>
</div>
</body>
</html>
`;
}
