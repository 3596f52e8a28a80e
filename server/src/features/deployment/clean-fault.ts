/** Characters of an error message that are stored: enough to distinguish failures. */
const MAX_MESSAGE_LENGTH = 200;

/**
 * Removes from an error message what may be personal: addresses, numbers of four and more digits, and quoted
 * text, which somebody may have typed. The name of a property that code failed to read stays.
 */
export function cleanMessage(message: string): string {
  return message
    .replace(/\S+@\S+/g, '…')
    .replace(/"[^"]*"|(?<!reading )'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g, '"…"')
    .replace(/\d{4,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** The page as its module declares it, without ids and uuids of objects. */
export const cleanPage = (page: string): string =>
  page
    .split(/[?#]/, 1)[0]!
    .replace(/\/[\da-f]{8}-[\da-f-]{27}(?=\/|$)/gi, '/:id')
    .replace(/\/\d+(?=\/|$)/g, '/:id');
