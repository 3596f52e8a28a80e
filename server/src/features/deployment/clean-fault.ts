/** Characters of a message that are kept: enough to tell failures apart. */
const MESSAGE = 200;

/**
 * The message of a failure without what may be somebody's: addresses, numbers of four digits and more,
 * and what stands in quotation marks, which may be typed text; the name that code was reading is none.
 */
export function cleanMessage(message: string): string {
  return message
    .replace(/\S+@\S+/g, '…')
    .replace(/"[^"]*"|(?<!reading )'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g, '"…"')
    .replace(/\d{4,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE);
}

/** The page as its module declares it: numbers and uuids of objects say nothing of the failure. */
export const cleanPage = (page: string): string =>
  page
    .split(/[?#]/, 1)[0]!
    .replace(/\/[\da-f]{8}-[\da-f-]{27}(?=\/|$)/gi, '/:id')
    .replace(/\/\d+(?=\/|$)/g, '/:id');
