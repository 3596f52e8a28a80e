import ciguawatch from '../../../mf-ciguawatch/locales/en_US.json';
import fishbase from '../../../mf-fishbase/locales/en_US.json';
import gis from '../../../mf-gis/locales/en_US.json';
import global_ from '../../../mf-global/locales/en_US.json';

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
