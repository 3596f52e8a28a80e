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

export function readChoice(params: URLSearchParams): TextChoice {
  const shown = params.get('show');
  return {
    lang: params.get('lang'),
    ref: params.get('ref'),
    page: params.get('page'),
    shown: SHOWN.find((one) => one === shown) ?? 'all',
    search: params.get('q') ?? '',
  };
}

const NAMES: Record<keyof TextChoice, string> = {
  lang: 'lang',
  ref: 'ref',
  page: 'page',
  shown: 'show',
  search: 'q',
};

/** The address with a part of the choice changed. */
export function writeChoice(params: URLSearchParams, part: Partial<TextChoice>): URLSearchParams {
  for (const [name, value] of Object.entries(part) as [keyof TextChoice, string | null][])
    if (value === null || value === '' || (name === 'shown' && value === 'all')) params.delete(NAMES[name]);
    else params.set(NAMES[name], value);
  return params;
}
