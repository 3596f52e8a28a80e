import type {
  DocumentDescription,
  Row,
  Section,
  Words,
} from '@ciguawatch/shared/domain/document/description';
import { type Html, html } from '../frame/html';

const wordsOf = (words: Words): Html =>
  typeof words === 'string'
    ? html`${words}`
    : html`${words.map(({ text, italic }) => (italic ? html`<i>${text}</i>` : text))}`;

const rowOf = ({ label, words }: Row): Html => html`<dt>${label}</dt><dd>${wordsOf(words)}</dd>`;

const sectionOf = ({ title, parts }: Section): Html =>
  html`<h3>${title}</h3>${parts.map((part) => part.kind === 'rows' && html`<dl>${part.rows.map(rowOf)}</dl>`)}`;

/** The document of a report as HTML in reading order; printing the page prints only this. */
export const reportDocument = ({ title, aside, blocks, closing }: DocumentDescription): Html =>
  html`<section class="pa"><p class="no">${aside}</p><h2>${title}</h2>${blocks.map((block) =>
    block.kind === 'section' ? sectionOf(block) : block.columns.flat().map(sectionOf),
  )}<p class="h">${closing}</p></section>`;
