import {
  addressFields,
  choiceField,
  shapedField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';
import { TEXT_FILTERS, type TextFilter } from './model';

/** The choice of all pages of texts, where no choice opens the first. */
export const ALL_PAGES = 'all';

/** Filters of the page, kept in the URL. */
export interface TextChoice {
  /** language being translated; null until one is chosen */
  lang: string | null;
  /** reference language, shown beside the translation */
  ref: string | null;
  /** `namespace/page`, or all; null until one is chosen */
  page: string | null;
  shown: TextFilter;
  search: string;
}

export const textFields = addressFields<TextChoice>({
  lang: shapedField('lang', /./),
  ref: shapedField('ref', /./),
  page: shapedField('page', /./),
  shown: choiceField('show', TEXT_FILTERS, 'all'),
  search: textField('q'),
});
