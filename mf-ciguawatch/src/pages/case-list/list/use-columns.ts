import { type ColumnLayout, drawnColumns } from '@ciguawatch/shared/ui/grid/column-layout';
import { useMemo } from 'react';
import { useLabels } from '../../case-report/labels/use-labels';
import { caseColumns } from './case-columns';

/** All columns in the language of the page, and those shown. Call it inside an observer. */
export function useColumns(layout: ColumnLayout, deleted: boolean) {
  const labels = useLabels();
  // The grid redraws only for new column objects, so they are rebuilt when the language changes. Names are read,
  // and followed, by the cells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are a new object at every render
  const columns = useMemo(() => caseColumns(labels, deleted), [labels.language, deleted]);
  const drawn = useMemo(() => drawnColumns(columns, layout), [columns, layout]);
  return { columns, drawn };
}
