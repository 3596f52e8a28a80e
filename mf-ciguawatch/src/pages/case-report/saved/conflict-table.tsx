import type { Conflict } from '@ciguawatch/shared/api/report/report-merge';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLabels } from '../labels/use-labels';
import { caseFieldLabel, caseValueLabel } from './field-labels';
import css from './saved.module.css';

/** Whose value stays. */
export type Side = 'mine' | 'theirs';

interface Props {
  conflicts: readonly Conflict[];
  choices: Record<string, Side>;
  other: string;
  onChoose: (choices: Record<string, Side>) => void;
}

/** Each field both changed: before, mine, theirs. */
export const ConflictTable = observer(function ConflictTable({ conflicts, choices, other, onChoose }: Props) {
  const t = useT('ciguawatch');
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('reportEdit.field')}</th>
          <th scope="col">{t('reportEdit.before')}</th>
          <th scope="col">{t('reportEdit.mine')}</th>
          <th scope="col">{t('reportEdit.theirs', { name: other })}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((conflict) => (
          <Line
            key={conflict.field}
            conflict={conflict}
            other={other}
            chosen={choices[conflict.field]}
            onChoose={(side) => onChoose({ ...choices, [conflict.field]: side })}
          />
        ))}
      </tbody>
    </table>
  );
});

interface LineProps {
  conflict: Conflict;
  other: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

const Line = observer(function Line({ conflict, other, chosen, onChoose }: LineProps) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const name = useId();
  const { field, before, mine, theirs } = conflict;
  const label = caseFieldLabel(field, labels);
  const cell = (side: Side, value: unknown, whose: string) => (
    <td className={cx(css.choice, chosen === side && css.on)}>
      <label>
        <input
          type="radio"
          name={name}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          aria-label={`${label}, ${whose}, ${caseValueLabel(field, value, labels)}`}
        />
        <span>
          <small className={css.whose} aria-hidden="true">
            {whose}
          </small>
          {caseValueLabel(field, value, labels)}
        </span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {label} {!chosen && <Badge tone="coral">{t('reportEdit.toChoose')}</Badge>}
      </th>
      <td data-label={t('reportEdit.before')}>{caseValueLabel(field, before, labels)}</td>
      {cell('mine', mine, t('reportEdit.mine'))}
      {cell('theirs', theirs, t('reportEdit.theirs', { name: other }))}
    </tr>
  );
});
