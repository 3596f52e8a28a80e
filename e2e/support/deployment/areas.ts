import type { ModuleId } from './deployment';

/** One page per module that any administrator may open, with the module's title. */
export const AREAS: Record<ModuleId, { name: string; path: string }> = {
  'mf-ciguawatch': { name: 'Ciguawatch', path: '/ciguawatch/case/map' },
  'mf-fishbase': { name: 'Fishbase', path: '/fishbase/species' },
  'mf-gis': { name: 'Cartes', path: '/gis/maps' },
  'mf-global': { name: 'Administration', path: '/global/users' },
};
export const IDS = Object.keys(AREAS) as ModuleId[];
