import { bulkWrite } from '../../reference/bulk';
import { DAY_MS, type Life } from './life';

/** A language that visitors cannot choose, so that nothing of the portal shows these texts. */
export const DEMO_LANGUAGE = 'es_ES';

/** Page, key, Spanish text, and the English one that it was made from. */
const TEXTS: readonly (readonly [page: string, key: string, value: string, source: string])[] = [
  ['app', 'home', 'Inicio', 'Home'],
  ['app', 'loading', 'Cargando', 'Loading'],
  ['app', 'skip', 'Ir al contenido', 'Skip to content'],
  ['bar', 'areas', 'Áreas', 'Areas'],
  ['bar', 'online', 'En línea', 'Online'],
  ['bar', 'offline', 'Sin conexión', 'Offline'],
  ['bar', 'language', 'Idioma', 'Language'],
  // The English text has changed since: the page of translations asks to look at it again.
  ['bar', 'login', 'Entrar', 'Enter'],
  ['bar', 'theme', 'Tema', 'Theme'],
  ['bar', 'themeLight', 'Claro', 'Light'],
  ['bar', 'themeDark', 'Oscuro', 'Dark'],
  ['bar', 'profile', 'Perfil', 'Profile'],
  ['bar', 'logout', 'Salir', 'Leave'],
  ['bottom', 'home', 'Inicio', 'Home'],
  ['bottom', 'map', 'Mapa', 'Map'],
  ['bottom', 'report', 'Declarar', 'Report'],
  ['bottom', 'figures', 'Estadísticas', 'Statistics'],
  ['bottom', 'species', 'Especies', 'Species'],
];

/** A translation that somebody began: two texts have to be looked at again, most are missing. */
export async function addTexts(life: Life): Promise<void> {
  const { trx, now } = life;
  const by = life.account('global_translator');
  const at = (n: number) => now - (60 - n) * DAY_MS;
  await bulkWrite(
    trx,
    'translation_override',
    TEXTS.map(([page, key, value, source], n) => ({
      ...{ language: DEMO_LANGUAGE, namespace: 'shell', page, key, value, source },
      ...{ version: 1, updated_at: new Date(at(n)), updated_by: by },
    })),
    { skipExisting: true },
  );
  await bulkWrite(trx, 'translation_version', [{ language: DEMO_LANGUAGE, version: 1 }], {
    skipExisting: true,
  });
  for (const [n, [page, key, value]] of TEXTS.entries())
    life.tell({
      line: {
        ...{ at: at(n), user: by, kind: 'translation', object_id: `${DEMO_LANGUAGE} shell/${page}.${key}` },
        ...{ action: 'update', before: { text: null }, after: { text: value } },
      },
    });
}
