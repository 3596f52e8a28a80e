import {
  addressFields,
  choiceField,
  shapedField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';
import { SHOWN, type Shown } from './model';

/** What the address says of the page. */
export interface TextChoice {
  /** language that is written; null until one is chosen */
  lang: string | null;
  /** language of reference */
  ref: string | null;
  /** namespace/page; null for all, as a search has it */
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
