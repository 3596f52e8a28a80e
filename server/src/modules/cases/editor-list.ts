import type { CasePage } from '@ciguawatch/shared/api/calls/cases';
import { REVIEW_STATES, type ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { Store } from '../../db/store';
import { invalidFields } from '../../http/http-error';
import type { Who } from '../../http/who';
import type { PlaceIndex } from '../locations/place-index';
import { type CaseRow, fullCase } from './full';

const PAGE_SIZE = 200;
/** Full rows are large: whoever wants more asks for the next page. */
const LARGEST_PAGE = 500;

/** Query values of the editors' list, as text. */
export type CaseFilter = Record<string, string | undefined>;

/** One page of the full rows of the countries that an editor manages, newest first. */
export async function editorPage(
  store: Store,
  places: PlaceIndex,
  who: Who,
  filter: CaseFilter,
): Promise<CasePage> {
  const page = Math.max(1, Number(filter.page ?? 1));
  const page_size = Math.min(LARGEST_PAGE, Math.max(1, Number(filter.page_size ?? PAGE_SIZE)));
  const state = filter.review_state;
  if (state !== undefined && !isState(state)) throw invalidFields({ review_state: 'unknown_choice' });
  let rows = store.read
    .selectFrom('case_report')
    .where('case_country', 'in', who.countries.length > 0 ? who.countries : [0])
    .where('deleted_at', filter.deleted === 'true' ? 'is not' : 'is', null);
  if (state) rows = rows.where('review_state', '=', state);
  const total = await rows.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const found = await rows
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return {
    count: Number(total.n),
    page,
    page_size,
    results: found.map((row: CaseRow) => fullCase(row, places)),
  };
}

const isState = (text: string): text is ReviewState => (REVIEW_STATES as readonly string[]).includes(text);
