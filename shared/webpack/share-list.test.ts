import { execFileSync } from 'node:child_process';
import path from 'node:path';

const from = (file: string, code: string) =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import * as it from ${JSON.stringify(path.resolve(__dirname, file))};${code}`,
  ]).toString();

test.each(['react', 'react-dom', 'mobx', 'i18next', 'react-i18next', 'single-spa-react'])(
  'a module takes %s from the shell and brings no copy',
  (name) => {
    const consumed = JSON.parse(from('share-list.mjs', 'console.log(JSON.stringify(it.consumed()))'));
    expect(consumed[name]).toMatchObject({ singleton: true, import: false });
  },
);

test('the shell offers the hook of react-i18next, without its unused components', () => {
  const offered = from('plugins/offered-loader.mjs', 'console.log(it.default.call({ addDependency() {} }))');
  expect(offered).toMatch(/"react-i18next": .*import\(\/\* webpackExports: \["useTranslation"\] \*\/ /);
  expect(offered).toMatch(
    /"single-spa-react": .*import\(\/\* webpackChunkName: "area" \*\/ "single-spa-react"/,
  );
});
