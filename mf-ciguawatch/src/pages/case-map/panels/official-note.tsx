import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { observer } from 'mobx-react-lite';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';
import { officialText } from '../../../public-cases/official';
import css from '../page.module.css';

/** Which share of the official cases of the chosen years the sources hold; empty where that is unknown. */
export const OfficialNote = observer(function OfficialNote({ choice }: { choice: CaseChoice }) {
  const text = officialText(choice, yearsOf(choice, homeMonth().year));
  return text === '' ? null : <p className={css.age}>{text}</p>;
});
