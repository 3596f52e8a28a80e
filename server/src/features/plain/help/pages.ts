import {
  type Guide,
  guideAddress,
  HELP_BASE,
  type HelpLanguage,
} from '@ciguawatch/shared/contract/help-tasks';
import { type Html, html } from '../frame/html';
import type { PlainLanguage } from '../frame/language';
import { shortCode } from '../frame/language';
import { readPage } from '../frame/page';
import type { Words } from '../frame/words';
import type { Guides } from './guides';
import { renderTokens } from './render';
import { searchTasks } from './search';

/** Language and texts of the help. */
type HelpWords = Pick<Words, 'p'> & { language: PlainLanguage };

const taskAddress = (guide: Guide, id: string, language: HelpLanguage) =>
  `${guideAddress(guide, language)}#${id}`;

const searchForm = ({ p, language }: HelpWords, query: string): Html =>
  html`<form method="get" action="${HELP_BASE}/" role="search"><input type="hidden" name="lang" value="${shortCode(language)}"><div class="f"><label class="t" for="q">${p('plain.helpSearch')}</label><input class="i" id="q" name="q" type="search" maxlength="80" value="${query}"></div><button class="b z">${p('plain.helpFind')}</button></form>`;

/** Links that stand under every page of the help. */
const foot = ({ p }: HelpWords, first: string | null): Html =>
  html`<ul class="u">${first !== null && html`<li><a class="lk" href="${first}">${p('plain.helpAll')}</a></li>`}<li><a class="lk" href="/">${p('plain.helpPortal')}</a></li></ul>`;

/** The first page: a search, its results, and the guides with their tasks. */
export function indexPage(words: HelpWords, guides: Guides, query: string): Html {
  const { p } = words;
  const language = shortCode(words.language);
  const found = searchTasks(guides, query, language);
  const results =
    query !== '' &&
    html`<h2>${p('plain.helpFound', { count: found.length })}</h2>${found.length === 0 && html`<p>${p('plain.helpNone')}</p>`}<ul class="tl">${found.map(
      ({ guide, person, task }) =>
        html`<li><a class="lk" href="${taskAddress(guide, task.id, language)}">${task.title}</a> <span class="h">${person}</span></li>`,
    )}</ul>`;
  const lists = (found.length > 0 ? [] : guides).map(
    ({ guide, title, tasks }) =>
      html`<h2><a href="${guideAddress(guide, language)}">${title}</a></h2><ul class="tl">${tasks.map(
        ({ id, title: task }) =>
          html`<li><a class="lk" href="${taskAddress(guide, id, language)}">${task}</a></li>`,
      )}</ul>`,
  );
  return readPage({
    words,
    title: p('plain.helpTitle'),
    path: query === '' ? `${HELP_BASE}/` : `${HELP_BASE}/?q=${encodeURIComponent(query)}`,
    home: '/',
    content: html`<h1>${p('plain.helpTitle')}</h1><p class="q">${p('plain.helpIntro')}</p>${searchForm(words, query)}${results}${lists}${foot(words, found.length > 0 ? guideAddress('', language) : null)}`,
  });
}

/** One guide: its contents, then its tasks. */
export function guidePage(words: HelpWords, guides: Guides, guide: Guide): Html {
  const { p } = words;
  const language = shortCode(words.language);
  const page = guides.find((one) => one.guide === guide) as Guides[number];
  const contents = html`<nav class="np" aria-label="${p('plain.helpContents')}"><ul class="tl">${page.tasks.map(
    ({ id, title }) => html`<li><a class="lk" href="#${id}">${title}</a></li>`,
  )}</ul></nav>`;
  const tasks = page.tasks.map(
    ({ id, title, tokens }) =>
      html`<section class="pa"><h2 id="${id}" tabindex="-1">${title}</h2>${renderTokens(tokens, language)}</section>`,
  );
  return readPage({
    words,
    title: page.title,
    path: `${HELP_BASE}/${guide}`,
    home: '/',
    content: html`<h1>${page.title}</h1>${renderTokens(page.intro, language)}${contents}${tasks}${searchForm(words, '')}${foot(words, guideAddress('', language))}`,
  });
}
