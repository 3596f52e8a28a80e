import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { ANSWER_DAYS } from '@ciguawatch/shared/domain/posts/periods';
import type { LinkedPeriod } from '../../posts/answer';
import { periodWords } from '../../posts/period-words';
import { type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import { readPage } from '../frame/page';
import type { Words } from '../frame/words';

type FrameWords = Pick<Words, 'language' | 'p'>;

/** Name and value of the button that says that there was nothing. */
export const NOTHING = ['go', 'nothing'] as const;

const reportLink = ({ p, language }: FrameWords, key: string): Html =>
  html`<a class="b z" href="/plain/report?lang=${shortCode(language)}">${p(key)}</a>`;

/** What the post may do now, or what it did. */
function stand(words: FrameWords, period: LinkedPeriod, path: string): Html {
  const { p, language } = words;
  if (period.answered_at !== null)
    return html`<p class="y" role="status"><b>${p('plain.postThanks')}</b></p>${reportLink(words, 'plain.postLater')}`;
  if (period.cases)
    return html`<p class="y"><b>${p('plain.postCases')}</b></p>${reportLink(words, 'plain.postMore')}`;
  if (!period.open)
    return html`<p class="y"><b>${p('plain.postClosed')}</b></p>${reportLink(words, 'plain.postMore')}`;
  const until = new Intl.DateTimeFormat(shortCode(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const last = until.format(new Date(daysAfter(period.last, ANSWER_DAYS)));
  return html`<form method="post" action="${path}?lang=${shortCode(language)}"><button class="b" name="${NOTHING[0]}" value="${NOTHING[1]}">${p(`plain.postNothing_${period.rhythm}`)}</button></form>${reportLink(words, 'plain.postReport')}<p class="h">${p('plain.postUntil', { last })}</p>`;
}

/**
 * The page of a link in the request to a post: what is asked, and one button.
 * @param path of the page with its token
 */
export function postPage(words: FrameWords, period: LinkedPeriod, path: string): Html {
  const { p, language } = words;
  const title = p('plain.postTitle');
  const content = html`<h1>${title}</h1><p class="q"><b>${period.name}</b><br>${periodWords(period.rhythm, period, language)}</p>${stand(words, period, path)}`;
  return readPage({ words, title, path, content });
}

/** The page of a link that opens nothing. */
export function noPostPage(words: FrameWords, text: string, path: string): Html {
  const title = words.p('plain.postTitle');
  const content = html`<h1>${title}</h1><p class="y" role="alert">${text}</p>${reportLink(words, 'plain.postMore')}`;
  return readPage({ words, title, path, content });
}
