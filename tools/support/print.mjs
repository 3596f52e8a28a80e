/** Prints rows of a name and a right-aligned text. */
export function table(title, rows) {
  const entries = Object.entries(rows);
  const left = Math.max(...entries.map(([name]) => name.length)) + 2;
  const right = Math.max(...entries.map(([, text]) => text.length));
  console.log(`\n${title}`);
  for (const [name, text] of entries) console.log(`  ${name.padEnd(left)}${text.padStart(right)}`);
}
