import { securityTxt } from './security-txt';

const publisher = { name: null, address: null, host: null, dpo_email: null, email: 'a@lab.example' };
const config = { publisher, publicUrl: 'https://portal.example' } as unknown as Parameters<
  typeof securityTxt
>[0];

test('the file names the publisher, and expires within a year of any day on which it is read', () => {
  for (const day of ['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2028-02-29T12:00:00Z']) {
    const text = securityTxt(config, Date.parse(day)) ?? '';
    expect(text).toContain('Contact: mailto:a@lab.example\n');
    expect(text).toContain('Canonical: https://portal.example/.well-known/security.txt\n');
    const left = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.parse(day);
    expect(left).toBeGreaterThan(140 * 86_400_000);
    expect(left).toBeLessThan(365 * 86_400_000);
  }
});

test('without an address there is no file', () => {
  expect(securityTxt({ ...config, publisher: { ...publisher, email: null } } as typeof config, 0)).toBeNull();
});
