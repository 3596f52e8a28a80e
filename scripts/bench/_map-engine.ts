/** What the map benchmark measures, bundled for Node by `map-engine.mjs`. */
export { selectRows } from '../../shared/domain/engine-filter';
export { packRows } from '../../shared/domain/engine-pack';
export { answerQuery } from '../../shared/domain/engine-query';
export { emptyTable } from '../../shared/domain/engine-table';
export { ClusterIndex } from '../../shared/ui/map/cluster-index';
