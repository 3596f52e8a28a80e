import {
  addressFields,
  choiceField,
  shapedField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';
import { SHOWN, type Shown } from './model';

/** Filters of the page, kept in the URL. */
export interface TextChoice {
  /** language being translated; null until one is chosen */
  lang: string | null;
  /** language beside it for reference */
  ref: string | null;
  /** `namespace/page`; null for all, as in a search */
  page: string | null;
  shown: Shown;
  search: string;
}

export const textFields = addressFields<TextChoice>({
  lang: shapedField('lang', /./),
  ref: shapedField('ref', /./),
  page: shapedField('page', /./),
  shown: choiceField('show', SHOWN, 'all'),
  search: textField('q'),
});
