export { arcs } from '../../domain/document/ring-arcs';
