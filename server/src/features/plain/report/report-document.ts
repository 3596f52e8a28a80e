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

const partOf = (part: Section['parts'][number]): Html | false => {
  if (part.kind === 'rows') return html`<dl>${part.rows.map(rowOf)}</dl>`;
  return part.kind === 'text' && html`<p>${wordsOf(part.words)}</p>`;
};

/** A section; one without answers repeats what the page says above, and is for paper only. */
const sectionOf = ({ title, parts }: Section): Html =>
  html`<div${parts.every(({ kind }) => kind !== 'rows') && html` class="po"`}><h3>${title}</h3>${parts.map(partOf)}</div>`;

/** The document of a report as HTML in reading order; printing the page prints only this. */
export const reportDocument = ({ title, aside, blocks, closing }: DocumentDescription): Html =>
  html`<section class="pa"><p class="no">${aside}</p><h2>${title}</h2>${blocks.map((block) =>
    block.kind === 'section' ? sectionOf(block) : block.columns.flat().map(sectionOf),
  )}<p class="h">${closing}</p></section>`;
