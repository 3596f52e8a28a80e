import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Block {
  marked: boolean;
  tried: boolean;
  why: string;
  kind: string;
  text: string;
  line: number;
}

/** In a process of its own, since Jest cannot load ES modules; `guide` is a text, or the runbook. */
function blocks(guide?: string): Block[] {
  const script = `
    import { readFileSync } from 'node:fs';
    import { blocksOf } from ${JSON.stringify(path.join(__dirname, 'blocks.mjs'))};
    const guide = ${guide === undefined ? `readFileSync(${JSON.stringify(path.resolve(__dirname, '../../docs/runbook.md'))}, 'utf8')` : JSON.stringify(guide)};
    console.log(JSON.stringify(blocksOf(guide)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

test('a block says that it is tried, or why not', () => {
  const fence = '```';
  const guide = `# A\n\n<!-- tried -->\n\n${fence}sh\na\n${fence}\n\n<!-- not tried: no network -->\n\n${fence}ini\nb\n${fence}\n\n${fence}sh\nc\n${fence}\n\n<!-- not tried -->\n\n${fence}sh\nd\n${fence}\n`;
  expect(blocks(guide)).toEqual([
    { marked: true, tried: true, why: '', kind: 'sh', text: 'a\n', line: 5 },
    { marked: true, tried: false, why: 'no network', kind: 'ini', text: 'b\n', line: 11 },
    { marked: false, tried: false, why: '', kind: 'sh', text: 'c\n', line: 15 },
    { marked: false, tried: false, why: '', kind: 'sh', text: 'd\n', line: 21 },
  ]);
});

test('every block of the runbook is tried, or carries its reason', () => {
  const found = blocks();
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ marked }) => !marked).map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
});
