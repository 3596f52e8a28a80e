import english from '../../../locales/en_US.json';
import french from '../../../locales/fr_FR.json';
import { TAGS } from '../../mail/case-lines';
import type { MailLanguage } from '../../mail/language';
import type { News } from './published';

const TEXTS: Record<MailLanguage, Record<string, string>> = { fr_FR: french.news, en_US: english.news };

/** News as its readers see it. */
interface NewsWords {
  title: string;
  text: string;
  /** path of the page that says more, without a language */
  path: string;
}

/** The page of an alert's island, named by its id, which outlives any renaming; that of an edition for a bulletin. */
const pathOf = ({ kind, id, island }: News): string =>
  kind === 'alert' ? `/island/${island}` : `/ciguawatch/case/bulletins?issue=${id}`;

/**
 * Title, sentence and page of news in one language.
 * @param place name of the island of an alert, or of the country of a bulletin
 */
export function newsWords(news: News, place: string, language: MailLanguage): NewsWords {
  const months = new Intl.DateTimeFormat(TAGS[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const values: Record<string, string> = {
    place,
    period: months.formatRange(new Date(news.first), new Date(news.last)),
    edition: String(news.edition),
  };
  const fill = (key: string): string =>
    (TEXTS[language][key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const again = news.edition > 1 ? '_again' : '';
  return { title: fill(`${news.kind}${again}_title`), text: fill(`${news.kind}_text`), path: pathOf(news) };
}
