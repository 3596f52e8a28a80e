import { observer } from 'mobx-react-lite';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { silentText } from '../../public-cases/silent-islands';
import css from './page.module.css';

/** Which islands the totals over it say nothing of; nothing where all were observed. */
export const SilentNote = observer(function SilentNote({ choice }: { choice: CaseChoice }) {
  const said = silentText(choice);
  return said === '' ? null : <p className={css.silent}>{said}</p>;
});
