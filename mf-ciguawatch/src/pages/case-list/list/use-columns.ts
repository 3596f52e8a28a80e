import { type ColumnLayout, drawnColumns } from '@ciguawatch/shared/ui/grid/column-layout';
import { useMemo } from 'react';
import { lists } from '../../../report/report-lists';
import { useLabels } from '../../case-report/labels/use-labels';
import { caseColumns } from './case-columns';

/** All columns in the language of the page, and those shown. Call it inside an observer. */
export function useColumns(layout: ColumnLayout, deleted: boolean) {
  const labels = useLabels();
  // The grid redraws only for new column objects, so they are rebuilt when the language changes or names
  // arrive.
  const named = `${labels.language} ${lists.placesState} ${lists.speciesState}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are a new object at every render
  const columns = useMemo(() => caseColumns(labels, deleted), [named, deleted]);
  const drawn = useMemo(() => drawnColumns(columns, layout), [columns, layout]);
  return { columns, drawn };
}
