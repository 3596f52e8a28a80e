import { textFault, variablesOf } from './translated';

const why = (source: string, value: string) => {
  const fault = textFault(source, value);
  return fault && [fault.why, ...fault.names];
};

it('accepts plain texts that keep the variables of the original', () => {
  expect(why('Hello', 'Ia ora na')).toBeNull();
  expect(why('{{ count }} of {{total}}', '{{total}} : {{count}}')).toBeNull();
  expect(why('No case|One case|{{count}} cases', 'ʻAita|Hōʻē|E {{count}}')).toBeNull();
  expect(why('|One case|{{count}} cases', '|Hōʻē|E {{count}}')).toBeNull();
  expect(why('a', 'deux\nlignes, 1 < 2 & 3 > 2')).toBeNull();
});

it.each([
  ['a lost variable', '{{length}} letters', 'letters', ['missing', 'length']],
  ['one lost of many', 'a|{{n}} b|{{n}} {{m}} b', 'a|{{n}} b|{{n}} b', ['missing', 'm']],
  ['an invented variable', 'letters', '{{length}} letters', ['unknown', 'length']],
  ['braces around no name', 'letters', 'lettres {{', ['unknown', '']],
  ['a form that is missing', 'a|b|c', 'a|b', ['forms']],
  ['an empty form', 'a|b|c', 'a| |c', ['forms']],
  ['an empty form beside one that is empty in the portal', '|b|c', '| |c', ['forms']],
  ['forms of a plain text', 'a', 'a|b|c', ['bar']],
  ['a tag', 'a', '<b>a</b>', ['markup']],
  ['an entity', 'a', 'a&nbsp;b', ['markup']],
  ['a reference to another text', 'a', '$t(shell:home.title)', ['markup']],
  ['a sign that nobody sees', 'a', 'a\uE000', ['markup']],
  ['a text without end', 'a', 'a'.repeat(4001), ['too_long']],
])('refuses %s', (_, source, value, fault) => {
  expect(why(source, value)).toEqual(fault);
});

it.each([
  ...['\u202E', '\u2066', '\u2069', '\u200E', '\u200F', '\u061C', '\u200B', '\u2060', '\uFEFF', '\u00AD'],
  ...['\u2028', '\u0007', '\u{E0041}'],
])('refuses %j, which turns what stands around it or is not seen', (sign) => {
  expect(why('a', `a${sign}b`)).toEqual(['markup']);
});

it('accepts the joiners that some scripts need', () => {
  expect(why('a', 'می\u200Cخواهم क्\u200Dष')).toBeNull();
});

it('names each variable once', () => {
  expect(variablesOf('{{a}} {{ b }} {{a}}')).toEqual(['a', 'b']);
});
