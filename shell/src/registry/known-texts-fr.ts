import ciguawatch from '../../../mf-ciguawatch/locales/fr_FR.json';
import fishbase from '../../../mf-fishbase/locales/fr_FR.json';
import gis from '../../../mf-gis/locales/fr_FR.json';
import global_ from '../../../mf-global/locales/fr_FR.json';

/**
 * The texts by which modules name what they declare, as they were when the shell was built: of their
 * dictionaries only the pages named here are bundled, so that menus can be read while a module is down.
 */
export default {
  ciguawatch: {
    area: ciguawatch.area,
    group: ciguawatch.group,
    menu: ciguawatch.menu,
  },
  fishbase: { area: fishbase.area, group: fishbase.group, menu: fishbase.menu },
  gis: { area: gis.area, menu: gis.menu },
  global: { area: global_.area, menu: global_.menu },
};
