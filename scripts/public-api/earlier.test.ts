import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Writes names under a major version and parses them again, with the real scripts. */
function written(major: number): { uses: object; offer: object; read: object } {
  const from = (file: string) => JSON.stringify(path.join(__dirname, file));
  const script = `
    import { contract } from ${from('../release/contract.mjs')};
    import { writtenOffer, writtenUses } from ${from('earlier.mjs')};
    const { readOffer } = await contract();
    const taken = { major: ${major}, names: { 'runtime/http/call': ['call'], 'ui/button': ['Button'] } };
    const offer = writtenOffer(taken);
    console.log(JSON.stringify({ uses: writtenUses(taken), offer, read: readOffer(offer) }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

const names = { 'runtime/http/call': ['call'], 'ui/button': ['Button'] };

test('version 1 is written with the numbers that earlier shells ask for', () => {
  const numbers = {
    'runtime/http/call': { number: 3, names: ['call'] },
    'ui/button': { number: 1, names: ['Button'] },
  };
  expect(written(1)).toEqual({ uses: { uses: numbers }, offer: numbers, read: { major: 1, names } });
});

test('every other version is written plainly', () => {
  const offer = { major: 2, names };
  expect(written(2)).toEqual({ uses: { shared: 2, uses: names }, offer, read: offer });
});
