/**
 * Fills a form in with the engine of ODK Web Forms, which is not ours. Reads `{ xml, reports }` as JSON from the
 * standard input, each report an object of texts by the name of their question, and writes for each report the
 * instance, what the form refuses of it, and which questions it asks.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) && /^[A-Z]/.test(name)) globalThis[name] = window[name];
// Its parser of expressions is compiled for CommonJS.
Object.assign(globalThis, {
  document: window.document,
  __dirname: import.meta.dirname,
  require: createRequire(import.meta.url),
});
const { createInstance } = await import('@getodk/xforms-engine');

const { xml, reports } = JSON.parse(readFileSync(0, 'utf8'));

const nameOf = ({ currentState }) => currentState.reference.split('/').at(-1);

/** Every node of the form that is shown now and asks something. */
function asked(node) {
  if (!node.currentState.relevant) return [];
  if (node.nodeType === 'input' || node.nodeType === 'select') return [node];
  return (node.currentState.children ?? []).flatMap(asked);
}

function answer(node, text) {
  if (node.nodeType === 'input') node.setValue(text);
  else node.selectValues(text.split(' '));
}

const filled = [];
for (const report of reports) {
  const { root } = await createInstance(xml);
  // What is asked depends on answers: questions that appear are answered in the next round.
  for (const _round of [1, 2, 3, 4])
    for (const node of asked(root))
      if (report[nameOf(node)] !== undefined) answer(node, report[nameOf(node)]);
  const { violations, data } = await root.prepareInstancePayload();
  filled.push({
    instance: await readFile(data[0].get('xml_submission_file')),
    violations: (violations ?? []).map(({ reference, violation }) => [
      reference.split('/').at(-1),
      violation?.message?.asString ?? violation?.condition,
    ]),
    asked: asked(root).map(nameOf),
    labels: Object.fromEntries(asked(root).map((node) => [nameOf(node), node.currentState.label?.asString])),
  });
}
console.log(
  JSON.stringify({
    filled,
    languages: (await createInstance(xml)).root.languages.map(({ language }) => language),
  }),
);

function readFile(file) {
  if (file.text) return file.text();
  return new Promise((done) => {
    const reader = new window.FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsText(file);
  });
}
