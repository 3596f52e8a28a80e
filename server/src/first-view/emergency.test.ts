import { withEmergency } from './emergency';
import { type Pieces, withEditedTexts } from './pieces';

const NUMBER = '+00000000000000000000';
const call: Pieces = [
  `<svg><path d="M0 00000"/></svg><a href="tel:${NUMBER}">`,
  { name: 'shell/home.emergency', text: `Call ${NUMBER}`, vars: { number: NUMBER } },
  '</a>',
  { name: 'shell/home.left', text: '00', vars: { count: '00' } },
];
const shown = (number: string, texts = {}) => withEditedTexts(withEmergency(call, number) ?? [], texts);

it('puts the server’s number where it is dialled and where it is read, and nowhere else', () => {
  expect(shown('15')).toBe('<svg><path d="M0 00000"/></svg><a href="tel:15">Call 15</a>00');
  expect(shown('+689 40 42 01 01')).toContain('<a href="tel:+68940420101">Call +689 40 42 01 01</a>');
});

it('an emergency number is escaped as text', () => {
  expect(shown('15 "<b>&$&')).toContain('<a href="tel:15">Call 15 &quot;&lt;b&gt;&amp;$&amp;</a>');
});

it('shows an edited text with the number in it', () => {
  const texts = { shell: { home: { emergency: '{{number}}: SAMU' } } };
  expect(shown('15', texts)).toContain('<a href="tel:15">15: SAMU</a>');
});

it('a page is dropped when its emergency number is unknown, and unchanged when it needs none', () => {
  expect(withEmergency(call, undefined)).toBeNull();
  expect(withEmergency(['carte'], undefined)).toEqual(['carte']);
});
