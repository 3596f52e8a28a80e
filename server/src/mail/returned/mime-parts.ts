/** Deepest nesting of parts that is read. */
const DEEPEST = 5;

/** A part of a mail that holds no other parts. */
interface Part {
  /** media type in lower case, without parameters */
  type: string;
  /** decoded content */
  content: string;
}

/** Header fields by lower-case name, unfolded; of a field that is there twice, the first one. */
export function headerFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** Head and body of an entity with `\n` line ends. */
export function entityOf(text: string): { head: Map<string, string>; body: string } {
  const end = text.startsWith('\n') ? 0 : text.search(/\n\n/);
  if (end < 0) return { head: headerFields(text), body: '' };
  return { head: headerFields(text.slice(0, end)), body: text.slice(end).replace(/^\n{1,2}/, '') };
}

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1').replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return body;
  return body
    .replaceAll(/=[ \t]*\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** All parts of an entity, in order; those of mails inside it stay their content. */
export function partsOf(text: string, depth = 0): Part[] {
  const { head, body } = entityOf(text);
  const content = head.get('content-type') ?? 'text/plain';
  const type = (content.split(';')[0] ?? '').trim().toLowerCase();
  const boundary = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(content);
  if (!type.startsWith('multipart/') || !boundary || depth === DEEPEST) {
    const encoding = (head.get('content-transfer-encoding') ?? '').toLowerCase();
    return [{ type, content: decoded(encoding, body) }];
  }
  const [, ...inner] = `\n${body}`.split(`\n--${boundary[1] ?? boundary[2]}`);
  // The line of the last boundary begins with two more dashes, and what follows belongs to nobody.
  const last = inner.findIndex((part) => part.startsWith('--'));
  return inner
    .slice(0, last < 0 ? undefined : last)
    .flatMap((part) => partsOf(part.replace(/^[ \t]*\n/, ''), depth + 1));
}
