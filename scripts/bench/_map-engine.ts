/** What the map benchmark measures, bundled for Node by `map-engine.mjs`. */

export { PUBLIC_COLUMNS } from '../../shared/domain/case-table/case-columns';
export { selectRows } from '../../shared/domain/case-table/engine-filter';
export { packRows, packSlice } from '../../shared/domain/case-table/engine-pack';
export { emptyTable } from '../../shared/domain/case-table/engine-table';
export { answerQuery } from '../../shared/domain/statistics/engine-query';
export { ClusterIndex } from '../../shared/ui/map/clusters/cluster-index';
