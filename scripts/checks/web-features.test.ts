import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Features used although a supported browser lacks them, with what happens there. A new line must name the
 * fallback and, where the page would not work without it, its test.
 */
const ALLOWED: Record<string, string> = {
  'api.AbortSignal.timeout_static': 'set to our own where it is missing (time-limit.ts, its test)',
  'api.Document.exitFullscreen': 'the button is there only where fullscreenEnabled is true',
  'api.Document.fullscreenElement': 'the button is there only where fullscreenEnabled is true',
  'api.Document.fullscreenEnabled': 'undefined hides the button',
  'api.Element.requestFullscreen': 'the button is there only where fullscreenEnabled is true',
  'api.HTMLInputElement.showPicker': 'asked for with "in"; the field itself is focused (date-field.tsx)',
  'api.KeyboardEvent.isComposing': 'undefined means that no composition is known',
  'api.Navigator.connection': 'an empty object: nothing is known of the link (link.ts)',
  'api.Navigator.share': 'asked for with "typeof"; the link is copied (use-away.ts)',
  'api.Notification':
    'asked for with "in"; the page says that the browser cannot notify (browser-push.ts, its test)',
  'api.Notification.permission_static': 'the same',
  'api.Notification.requestPermission_static': 'the same',
  'api.ServiceWorkerRegistration.pushManager': 'the same',
  'api.ServiceWorkerRegistration.showNotification': 'a worker without it is pushed nothing',
  'api.Request.formData':
    'only where the browser installs sites that take shared files, which knows it (shared-photo.ts)',
  'api.ServiceWorkerRegistration.sync': 'a word of our own: a file name of the manifest',
  'api.Window.open': 'a word of our own: a method',
  'api.Window.requestIdleCallback': 'asked for with "typeof"; a timer stands in (worker-client.ts)',
  'api.Navigator.cookieEnabled': 'there since ever; the facts know it late on phones',
  'api.CanvasRenderingContext2D.font': 'all but newer units of it is there since ever',
  'api.HTMLElement.popover': 'a word of our own: a class of a style sheet',
  'api.Navigator.ink': 'a word of our own: a colour',
  'api.Ink': 'a word of our own: a colour of documents',
  'api.Navigator.keyboard': 'a word of our own: an option of the map',
  'api.Counter': 'a word of our own: a type',
  'api.Viewport': 'a word of our own: the width of the window',
  'javascript.builtins.ArrayBuffer.resize': 'a word of our own: the map’s',
  'css.at-rules.page': 'margins of paper: the browser’s own without it',
  'css.selectors.fullscreen': 'there is no button for it either',
  'css.types.color.color-mix': 'in @supports, with the nearest plain colour before it (atoll-art.module.css)',
  'css.properties.overflow.clip': 'in @supports, with hidden before it (map.module.css)',
  'css.properties.overflow-anchor': 'what has no anchoring of its own needs none to be off (grid.module.css)',
  'css.properties.overflow-anchor.none': 'the same',
  'html.global_attributes.autocapitalize': 'a computer has no keyboard that writes capitals by itself',
  'html.global_attributes.autocorrect': 'elsewhere nothing is corrected in a password',
  'html.global_attributes.autofocus': 'the focus is moved by the component; the attribute is React Aria’s',
  'html.global_attributes.inert':
    'Safari 15.4 alone lacks it: a form can be changed there in the moment in which it is saved',
};

/** Properties whose absence leaves a page complete. */
const HARMLESS_PROPERTIES = [
  'accent-color',
  'break-after',
  'content-visibility',
  'cursor',
  'forced-color-adjust',
  'orphans',
  'outline',
  'print-color-adjust',
  'resize',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
  'widows',
];

/**
 * Runs a script with the readers in a process of its own, since they are ES modules; returns its output as
 * JSON.
 */
function evaluate<T>(code: string): T {
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { lackingBrowsers, scriptReader, styleReader } from ${JSON.stringify(path.join(ROOT, 'scripts/checks/web-features.mjs'))};
    import { walk } from ${JSON.stringify(path.join(ROOT, 'shared/webpack/files.mjs'))};
    const keys = lackingBrowsers();
    const [scripts, styles] = [scriptReader(keys), styleReader(keys)];
    ${code}`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 1 << 26 });
  return JSON.parse(out.toString()) as T;
}

test('the facts are read: what came after Safari 15.4 is known as lacking, what it has is not', () => {
  const { late, there, styles } = evaluate<Record<'late' | 'there' | 'styles', string[]>>(`
    const file = ${JSON.stringify(path.join(__dirname, '_web-features-sample.ts'))};
    const of = (key) => keys.get(key) ?? ['unknown'];
    console.log(JSON.stringify({
      late: [...of('api.AbortSignal.any_static'), ...scripts(file)],
      there: [...of('api.LockManager'), ...of('css.selectors.has')],
      styles: styles('.a { & b { color: color-mix(in srgb, red, blue) } } @container (width > 1px) { .a { inset: 0 } }'),
    }));`);
  expect(late).toEqual([
    'safari_ios',
    'safari',
    'api.AbortSignal.timeout_static',
    'javascript.builtins.Array.toSorted',
    'api.OffscreenCanvas',
    'api.Window.requestIdleCallback',
  ]);
  expect(there).toEqual([]);
  expect(styles).toEqual(
    expect.arrayContaining(['css.at-rules.container', 'css.types.color.color-mix', 'css.selectors.nesting']),
  );
});

test('what a browser meant lacks is used only where a way around is known', () => {
  const used = evaluate<Record<string, string[]>>(`
    const found = {};
    const root = ${JSON.stringify(ROOT)};
    for (const dir of ['shared', 'shell/src', 'mf-ciguawatch/src', 'mf-fishbase/src', 'mf-gis/src', 'mf-global/src'])
      for (const file of walk(root + '/' + dir)) {
        if (/\\.(test|story)\\.tsx?$|shared\\/(testing|build)\\/|\\.d\\.ts$/.test(file)) continue;
        const read = /\\.tsx?$/.test(file) ? scripts(file) : /\\.css$/.test(file) ? styles(readFileSync(file, 'utf8')) : [];
        for (const key of read) (found[key] ??= []).push(file.slice(root.length + 1));
      }
    console.log(JSON.stringify(found));`);
  const forgiven = new RegExp(`^css\\.properties\\.(${HARMLESS_PROPERTIES.join('|')})(\\.|$)`);
  const wrong = Object.entries(used).filter(([key]) => !(key in ALLOWED) && !forgiven.test(key));
  expect(wrong).toEqual([]);
  expect(Object.keys(ALLOWED).filter((key) => !(key in used))).toEqual([]);
});
