/** Addresses of a declaration, as people may have kept them. */
const addresses = ({ basePath, routes }) => routes.map(({ path }) => basePath + path);

/** What stands in the way of a former module in today's portal, and which of its addresses are gone. */
function faultsOf(id, former, today, { accepts, shell, lackText, readModuleDecl }) {
  const read = readModuleDecl(former.decl);
  if (!read.ok) return [`${id}: its declaration cannot be read any more: ${read.problems.join('; ')}`];
  const verdict = accepts(shell, { ...former, decl: read.value, entry: '-', integrity: 'sha384-AA==' });
  const lacks = verdict.ok ? [] : verdict.lacks.map((lack) => `${id}: ${lackText(lack)}`);
  const left = new Set(today ? addresses(today) : []);
  const gone = addresses(former.decl).filter((address) => !left.has(address));
  return [...lacks, ...gone.map((address) => `${id}: no page at ${address}`)];
}

/**
 * What of a kept release is lost in today's portal, one line each; none where all of it goes on.
 * @param kept as `readKept` gives it
 * @param {Record<string, object>} today declarations by module
 * @param contract the contract's functions, and `shell`, what today's shell offers
 */
export function lossesOf({ modules }, today, contract) {
  return Object.entries(modules).flatMap(([id, former]) => faultsOf(id, former, today[id], contract));
}

const HEAD = `# Former releases

Doors and declarations of the last two releases, and one whole bundle that was in service. The check of the doors
compares them with today's: what changed without a higher number fails; what today's shell refuses of them, or has no
page for any more, is stated here, by \`npm run doors -- --raise\`, so that it shows in a change. A refused module is built
and deployed anew with the shell. \`npm run former -- 2026-11-30\` keeps the release of a day and lets the oldest go;
\`npm run former -- 2026-11-30 --bundle\` keeps the bundle of mf-fishbase with it, as it was built last.
\`mf-fishbase.tgz\` really runs in \`e2e/specs/former.spec.ts\`, or, while it is stated here that today's shell refuses
it, is refused there by its name; keep a newer one then. It is under the licence of this project, which lies in it.
`;

/** The statement as text. */
export function printStatement(losses) {
  const parts = losses.map(({ name, lines }) =>
    [
      `## ${name}`,
      '',
      ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : ['All of it goes on.']),
    ].join('\n'),
  );
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`;
}
