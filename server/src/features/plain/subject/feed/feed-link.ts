import { followForm } from '../../follow/pages';
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

/** "Follow this island": what the laboratory publishes of it, as a feed and by mail. */
export function followBox(words: FeedWords, subject: Extract<Subject, { kind: 'island' }>): Html {
  const { p, language } = words;
  const island = { id: subject.place.id, name: subjectName(subject, words) };
  return html`<section class="np" id="follow-it"><h2>${p('plain.follow')}</h2><p>${p('plain.followText')}</p><p><a class="lk" href="${feedPath(subject)}?lang=${shortCode(language)}">${p('plain.feedLink')}</a></p><h3>${p('plain.followByMail')}</h3>${followForm(words, island)}</section>`;
}
