import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs steps in a process of its own, since Jest cannot load ES modules; returns their output as JSON. */
function run<T>(steps: string): T {
  const from = (name: string) => JSON.stringify(path.join(__dirname, name));
  const script = `
    import { cut, marked, plain } from ${from('texts.mjs')};
    import { lasting, usedRules } from ${from('styles.mjs')};
    import { prepared } from ${from('prepare.mjs')};
    import { JSDOM } from 'jsdom';
    const documentOf = (html) => new JSDOM(html).window.document;
    console.log(JSON.stringify(await (async () => { ${steps} })()));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.resolve(__dirname, '../..'),
  });
  return JSON.parse(out.toString()) as T;
}

test('texts are cut out of drawn HTML, with their names and what was put into them', () => {
  const pieces = run<unknown[]>(`
    const step = marked('ciguawatch/report.stepOf', 'Step {{step}} of 6').replaceAll('{{step}}', '1 &amp; 2');
    const left = marked('shell/home.left', 'none|one|{{count}} left').split('|').at(-1).replaceAll('{{count}}', '1&nbsp;000');
    return cut('<b title="' + step + '">' + left + '</b>');`);
  expect(pieces).toEqual([
    '<b title="',
    { name: 'ciguawatch/report.stepOf', text: 'Step 1 &amp; 2 of 6', vars: { step: '1 & 2' } },
    '">',
    { name: 'shell/home.left', text: '1&nbsp;000 left', vars: { count: '1\u00a0000' } },
    '</b>',
  ]);
});

test('a text that a component took apart fails the build', () => {
  expect(
    run<string>(
      `try { cut(marked('a/b.c', 'Some text').slice(0, -4)); return 'cut'; } catch (e) { return e.message; }`,
    ),
  ).toMatch(/^a text cannot be distinguished/);
});

test('rules stay that may apply in any state, theme or width; others go, and tokens that nobody reads', () => {
  const [globals, own] = run<string[][]>(`
    const html = '<html data-theme="light"><body><div class="a"><input type="radio"><i class="b"></i></div></body></html>';
    return usedRules([
      ':root{--a:1;--b:2}[data-theme=dark]{--a:3}@font-face{font-family:x;src:url(x.woff2)}',
      '.a:hover,.c{color:var(--a)}.a>input:checked+.b{x:1}.d{x:2}@media (max-width:9px){.b::before{x:3}.d{x:4}}.a:not(:has(.z)) .b{x:5}@media print{.a{x:6}}',
    ], [documentOf(html)]);`);
  expect(globals).toEqual([':root{--a:1}', '[data-theme=dark]{--a:3}']);
  expect(own).toEqual([
    '.a:hover{color:var(--a)}',
    '.a>input:checked+.b{x:1}',
    '@media (max-width:9px){.b::before{x:3}}',
    '.a:not(:has(.z)) .b{x:5}',
  ]);
});

test('what is drawn has names of its own, and its form works without scripts', () => {
  const html = run<string>(
    `return prepared('<a href="#main">x</a><main id="main"><form><div data-field="gender"><input type="radio" name="_r_1_" value="F" checked></div><label for="«r2»">A</label><input id="«r2»" name="age" value="9"></form></main>', 'fr');`,
  );
  expect(html).toBe(
    '<a href="#first-main">x</a><main id="first-main"><form action="/plain/report" method="post" accept-charset="utf-8"><input type="hidden" name="lang" value="fr"><div data-field="gender"><input type="radio" name="gender" value="F"></div><label for="first-r2">A</label><input id="first-r2" name="age"></form></main>',
  );
});

test('a form with a password is sent to no page, and nothing of it into an address', () => {
  const html = run<string>(
    `return prepared('<form><div data-field="username"><input name="username" autocomplete="username"></div><input type="password" name="password"></form>', 'fr');`,
  );
  expect(html).toBe(
    '<form><div data-field="username"><input autocomplete="username"></div><input type="password"></form>',
  );
});

test('what waits for its code leaves no marks behind; the borders of texts stay, by which letters are set', () => {
  const html = run<string>(
    `return prepared('<svg><!--$!--><template></template><!--/$--></svg><p>a<!-- -->b<!--$--><i>c</i><!--/$--></p>', 'fr');`,
  );
  expect(html).toBe('<svg></svg><p>a<!-- -->b<i>c</i></p>');
});
