import { HELP_BASE, type HelpLanguage } from '@ciguawatch/shared/contract/help-tasks';
import { Marked, type RendererObject, type Token } from 'marked';
import { Html, html } from '../frame/html';
import { pictureFile, pictureName } from './guides';

/** Addresses that a guide may link to: of the portal, of a task of the same page, and of public sites. */
const ALLOWED = /^(\/(?!\/)|#|https:\/\/)/;

/** Pages without scripts take their language from the address. */
const withLanguage = (href: string, language: HelpLanguage): string =>
  href.replace(/^(\/(?:help|plain)\b[^?#]*|\/r)(?=#|$)/, `$1?lang=${language}`);

/**
 * Renders parts of a guide. Markup written in the Markdown is shown as text, and a link to anything but a page of
 * the portal or https becomes its words, so that nothing of a guide runs in a browser.
 */
export function renderTokens(tokens: readonly Token[], language: HelpLanguage): Html {
  const renderer: RendererObject = {
    html: ({ text }) => html`${text}`.markup,
    link({ href, tokens: words }) {
      const text = new Html(this.parser.parseInline(words));
      return ALLOWED.test(href)
        ? html`<a href="${withLanguage(href, language)}">${text}</a>`.markup
        : text.markup;
    },
    // A picture that was not made leaves no empty paragraph.
    paragraph({ tokens: inline }) {
      const content = this.parser.parseInline(inline);
      return content === '' ? '' : `<p>${content}</p>`;
    },
    image: ({ href, text }) => figure(href, text, language).markup,
    table({ header, rows }) {
      const cells = (row: typeof header) =>
        row.map(({ tokens: cell }) => new Html(this.parser.parseInline(cell)));
      return html`<table><thead><tr>${cells(header).map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
        (row) => html`<tr>${cells(row).map((cell) => html`<th>${cell}</th>`)}</tr>`,
      )}</tbody></table>`.markup;
    },
  };
  return new Html(new Marked({ renderer }).parser([...tokens]));
}

/** The picture of a screen, where it was made. */
function figure(screen: string, alt: string, language: HelpLanguage): Html {
  const name = pictureName(screen);
  if (pictureFile(language, name) === null) return html``;
  return html`<img class="pc" src="${HELP_BASE}/pictures/${language}/${name}" alt="${alt}" loading="lazy">`;
}
