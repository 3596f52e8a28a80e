import { PUBLISHER_TEXTS, type PublisherField } from '@ciguawatch/shared/domain/legal/plan';
import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import type { Config } from '../../../config/config';
import { type Html, html } from '../frame/html';

/**
 * The configured properties of the publisher; that they are missing, where none is configured.
 * @param l texts of the legal pages
 */
export function publisherLines(
  fields: readonly PublisherField[],
  publisher: Config['publisher'],
  l: Translate,
): Html | false {
  if (fields.length === 0) return false;
  const known = fields.flatMap((field) => {
    const value = publisher[field];
    return value ? [{ field, value }] : [];
  });
  if (known.length === 0) return html`<p class="y">${l('notice.notSet')}</p>`;
  return html`<dl>${known.map(
    ({ field, value }) =>
      html`<dt>${l(PUBLISHER_TEXTS[field])}</dt><dd>${
        field.endsWith('email') ? html`<a href="mailto:${value}">${value}</a>` : value
      }</dd>`,
  )}</dl>`;
}
