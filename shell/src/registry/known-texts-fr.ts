import ciguawatch from '../../../mf-ciguawatch/locales/fr_FR.json';
import fishbase from '../../../mf-fishbase/locales/fr_FR.json';
import gis from '../../../mf-gis/locales/fr_FR.json';
import global_ from '../../../mf-global/locales/fr_FR.json';

/**
 * Texts of module declarations as of the shell's build; only these pages of the modules' dictionaries are
 * bundled, so that menus are readable while a module is down.
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
