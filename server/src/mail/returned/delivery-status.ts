import { markIn } from './mark';
import { entityOf, headerFields, partsOf } from './mime-parts';

/** Parts that hold the returned mail, or its head alone (RFC 6522). */
const RETURNED = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
]);

/** Whether a mail server gave up delivering to one of the recipients (RFC 3464, section 2.3.3). */
const isFailed = (status: string): boolean =>
  status.split(/\n{2,}/).some((group) => {
    const fields = headerFields(group);
    return (
      fields.has('final-recipient') && fields.get('action')?.split(/[\s(]/)[0]?.toLowerCase() === 'failed'
    );
  });

/**
 * Mark of the mail of which a delivery status notification (RFC 3464) says that it cannot be delivered: from the
 * envelope, where the mail server kept it, else from the `Message-ID` of the returned mail. Null for a notice of a
 * delay or a delivery, for any other mail, and where no mail of ours is named.
 * @param message as received, with its head
 */
export function failedMark(message: string): string | null {
  const text = message.replaceAll('\r\n', '\n').replace(/^From .*\n/, '');
  const type = entityOf(text).head.get('content-type') ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  const parts = partsOf(text);
  const status = parts.find((part) => /^message\/(global-)?delivery-status$/.test(part.type));
  if (!status || !isFailed(status.content)) return null;
  const [perMessage = ''] = status.content.split(/\n{2,}/);
  const envelope = headerFields(perMessage).get('original-envelope-id') ?? '';
  const returned = parts.find((part) => RETURNED.has(part.type));
  const head = returned ? entityOf(returned.content.replace(/^\n+/, '')).head : new Map<string, string>();
  return markIn(envelope) ?? markIn(head.get('message-id') ?? '');
}
