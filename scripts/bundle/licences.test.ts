import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

test('the compressed licences that browsers get are those of this build, not of the one before', () => {
  const portal = mkdtempSync(path.join(tmpdir(), 'licences-'));
  const file = (end: string) => path.join(portal, `licences.txt${end}`);
  try {
    for (const end of ['', '.br', '.gz']) writeFileSync(file(end), 'of the build before');
    const script = `
      import { writeLicences } from ${JSON.stringify(path.join(__dirname, 'licences.mjs'))};
      await writeLicences(${JSON.stringify(portal)});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script]);
    const text = readFileSync(file(''), 'utf8');
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(brotliDecompressSync(readFileSync(file('.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(file('.gz'))).toString()).toBe(text);
  } finally {
    rmSync(portal, { recursive: true, force: true });
  }
});
