import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { SECTION_FIELDS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import { type Html, html } from '../../frame/html';
import { formPage } from '../../frame/page';
import { publicLinks } from '../../frame/public-links';
import type { PageState } from '../page-state';
import { QUESTION_DISPLAYS } from '../question-displays';
import type { Form } from './form';
import { reviewContent } from './review-content';
import { sectionContent } from './section-page';

/** Fields that every page sets itself. */
const FIELDS_SET_BY_PAGE = new Set(['section', 'go', 'lang', 'event_was', 'sure']);
/** Fields besides those of the report, by the section whose page asks them. */
const EXTRA_FIELDS: Record<string, Section> = {
  ...{ country: 2, place_text: 2, cw_blank: 1 },
  ...{ ask_again: 6, reminder_email: 6 },
};

/** Fields that no page asks for; those of a report that is corrected are carried along. */
const isNeverAsked = (name: string): boolean =>
  name in QUESTION_DISPLAYS && QUESTION_DISPLAYS[name as AskedField].as === 'never';

const isOnPage = (name: string, section: Section | null): boolean =>
  FIELDS_SET_BY_PAGE.has(name) ||
  (section !== null &&
    !isNeverAsked(name) &&
    (EXTRA_FIELDS[name] === section || (SECTION_FIELDS[section] as readonly string[]).includes(name)));

/**
 * Hidden fields with the answers of other pages, because the server stores nothing before sending.
 * @param section whose questions are on the page; null for none
 */
export const hiddenAnswers = (form: Form, section: Section | null): Html =>
  html`${[...form]
    .filter(([name]) => !isOnPage(name, section))
    .map(([name, text]) => html`<input type="hidden" name="${name}" value="${text}">`)}`;

/** Honeypot: an invisible field that only programs fill in. */
const honeypot = ({ section, form, words }: PageState): Html | false =>
  section === 1 &&
  html`<p class="hp" aria-hidden="true"><label>${words.p('plain.trap')} <input name="cw_blank" tabindex="-1" autocomplete="off" value="${form.get('cw_blank') ?? ''}"></label></p>`;

/** One page of the report as a form with all answers so far. @param canonical address that search engines list */
export function reportPage(state: PageState, canonical?: string): Html {
  const { section, form, words, wrong, doubtful, trouble, values } = state;
  const { t, p } = words;
  const title = t(`report.title${section}`);
  const sure = doubtful.map((field) => `${field}:${values[field]}`).join(' ');
  const hidden = html`${hiddenAnswers(form, section)}<input type="hidden" name="section" value="${section}">${
    sure !== '' && html`<input type="hidden" name="sure" value="${sure}">`
  }`;
  const correcting = form.has('corrects') && html`<p class="y">${p('plain.correcting')}</p>`;
  const content = html`${correcting}<p class="q">${t('report.stepOf', { step: section })}</p><h1>${title}</h1><div class="s"><i class="s${section}"></i></div>${
    trouble && html`<div class="err" role="alert"><h2>${trouble}</h2></div>`
  }${section === 6 ? reviewContent(state) : sectionContent(state)}${honeypot(state)}<button class="b" name="go" value="next">${t(section === 6 ? 'report.send' : 'report.next')}</button>${
    section > 1 && html`<button class="b z" name="go" value="back">${t('report.back')}</button>`
  }`;
  return formPage({
    words,
    title: wrong.length > 0 || trouble ? p('plain.line', { label: p('plain.toMend'), text: title }) : title,
    hidden,
    content,
    canonical,
    after: section === 1 && publicLinks(words, '/plain/report'),
  });
}
