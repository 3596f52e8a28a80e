import {
  area as ciguawatchArea,
  group as ciguawatchGroup,
  menu as ciguawatchMenu,
  work as ciguawatchWork,
} from '../../../mf-ciguawatch/locales/fr_FR.json';
import {
  area as fishbaseArea,
  group as fishbaseGroup,
  menu as fishbaseMenu,
} from '../../../mf-fishbase/locales/fr_FR.json';
import { area as gisArea, menu as gisMenu } from '../../../mf-gis/locales/fr_FR.json';
import { area as globalArea, menu as globalMenu } from '../../../mf-global/locales/fr_FR.json';

/**
 * The texts by which modules name what they declare, as they were when the shell was built: of their
 * dictionaries only these pages are bundled, so that menus can be read while a module is down.
 */
export default {
  ciguawatch: { area: ciguawatchArea, group: ciguawatchGroup, menu: ciguawatchMenu, work: ciguawatchWork },
  fishbase: { area: fishbaseArea, group: fishbaseGroup, menu: fishbaseMenu },
  gis: { area: gisArea, menu: gisMenu },
  global: { area: globalArea, menu: globalMenu },
};
