import { PaperChart } from '@ciguawatch/shared/ui/charts/paper-chart';
import type { ChartSpec } from '../../case-stats/specs/chart-specs';
import { withPrintedValues } from '../printed-values';
import css from '../sheets.module.css';

/** A chart as a block of a printed sheet. */
export function PaperCard({ spec, width }: { spec: ChartSpec; width: number }) {
  const { title, count, kind, sentence, basis, emptyText } = spec;
  // Vertical columns leave no room to write the shares beside them.
  const lying = kind === 'column' && !spec.data.gaps ? 'bar' : kind;
  const { data, base } = withPrintedValues(spec.data);
  const note = [count, base].filter(Boolean).join(' · ');
  return (
    <section className={css.card} data-card={spec.id}>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      <PaperChart data={data} kind={lying} width={width} emptyText={emptyText ?? sentence} />
      {sentence !== emptyText && <p>{sentence}</p>}
      <p>{basis}</p>
    </section>
  );
}
