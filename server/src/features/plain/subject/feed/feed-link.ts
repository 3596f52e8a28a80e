import { type Html, html } from '../../frame/html';
import { shortCode } from '../../frame/language';
import type { Words } from '../../frame/words';
import { type Subject, subjectName } from '../subject';
import { feedPath } from './send-feed';

type FeedWords = Pick<Words, 'p' | 'language' | 'languages'>;

/** That there is a feed, in the head of the page of an island, where readers of news look for it. */
export const feedLink = (subject: Subject, words: FeedWords): Html | false =>
  subject.kind === 'island' &&
  html`<link rel="alternate" type="application/atom+xml" title="${words.p('plain.feedTitle', { island: subjectName(subject, words) })}" href="${feedPath(subject)}?lang=${shortCode(words.language)}">`;

/** "Follow this island": what the laboratory publishes of it. */
export const followBox = ({ p, language }: FeedWords, subject: Extract<Subject, { kind: 'island' }>): Html =>
  html`<section class="np"><h2>${p('plain.follow')}</h2><p>${p('plain.followText')}</p><p><a class="lk" href="${feedPath(subject)}?lang=${shortCode(language)}">${p('plain.feedLink')}</a></p></section>`;
