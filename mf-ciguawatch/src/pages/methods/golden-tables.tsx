import { GOLDEN_POOL } from '@ciguawatch/shared/domain/alerts/pooled/golden-pool';
import { GOLDEN_CLASSES } from '@ciguawatch/shared/domain/case-class/golden-classes';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import css from './page.module.css';

function Table({ label, head, rows }: { label: string; head: string[]; rows: [string, ...ReactNode[]][] }) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is usual on four islands, and the chances of three and four meals in a month. */
export const PoolTable = observer(function PoolTable() {
  const t = useT('methods');
  const digits = (value: number) => formatNumber(value, { maximumSignificantDigits: 5 });
  return (
    <Table
      label={t('methods.pooled_title')}
      head={['island', 'usual', 'three', 'four'].map((name) => t(`methods.pooled_${name}`))}
      rows={GOLDEN_POOL.islands.map(([usual, , three, four], at) => [
        formatNumber(at + 1),
        digits(usual),
        digits(three),
        digits(four),
      ])}
    />
  );
});

/** A case of each class, with the reasons that the rule gives. */
export const ClassTable = observer(function ClassTable() {
  const t = useT('methods');
  const c = useT('caseClass');
  const d = useT('domain');
  return (
    <Table
      label={t('methods.case_class_title')}
      head={['case', 'class', 'why'].map((name) => t(`methods.case_class_${name}`))}
      rows={GOLDEN_CLASSES.map(({ key, of, why }) => [
        t(`methods.case_class_${key}`),
        d(`case_class.${of}`),
        why
          .split(' ')
          .map((reason) => c(`reason.${reason}`))
          .join(' '),
      ])}
    />
  );
});
