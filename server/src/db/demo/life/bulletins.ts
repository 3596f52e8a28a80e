import { bulkWrite } from '../../reference/bulk';
import { invented } from '../invented';
import { DAY_MS, FRENCH_POLYNESIA, type Life } from './life';

/** Months back that have a comment. */
const MONTHS = 6;

const TEXTS = [
  invented('Peu de cas, répartis sur plusieurs îles.', 'Few cases, on several islands.'),
  invented(
    'Deux repas partagés expliquent la moitié des cas.',
    'Two shared meals explain half of the cases.',
  ),
  invented(
    'Les poissons du récif extérieur sont cités plus souvent.',
    'Fish of the outer reef are named more often.',
  ),
] as const;

/** Comments of the bulletins of the past months, in both languages; none of them is issued, which could not be undone. */
export async function addComments({ trx, now, account }: Life): Promise<void> {
  const today = new Date(now);
  const rows = Array.from({ length: MONTHS }, (_, back) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - back, 1));
    const at = Math.min(
      now - DAY_MS,
      Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 4 + (back % 3), 19),
    );
    const text = TEXTS[back % TEXTS.length] ?? '';
    return (['fr_FR', 'en_US'] as const).map((lang) => ({
      ...{ country: FRENCH_POLYNESIA, year: month.getUTCFullYear(), month: month.getUTCMonth() + 1 },
      ...{ lang, version: 1, text, at: new Date(at), user_id: account('cases_editor') },
    }));
  }).flat();
  await bulkWrite(trx, 'report_comment', rows);
}
