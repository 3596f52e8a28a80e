import { observer } from 'mobx-react-lite';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { silentText } from '../../public-cases/silent-islands';
import css from './page.module.css';

/** Names the unobserved islands whose cases the totals above lack; empty where all were observed. */
export const SilentNote = observer(function SilentNote({ choice }: { choice: CaseChoice }) {
  const said = silentText(choice);
  return said === '' ? null : <p className={css.silent}>{said}</p>;
});
