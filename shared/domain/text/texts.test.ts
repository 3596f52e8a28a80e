import { fillText, overlayPages, overlayTexts } from './texts';

test('an overlaid text replaces its own key only, and the others stay', () => {
  const under = { shell: { home: { title: 'Home', other: 'Other' } }, domain: { sex: { M: 'Male' } } };
  const kept = structuredClone(under);
  const laid = overlayTexts(under, { shell: { home: { title: 'Start' }, menu: { open: 'Open' } } });
  expect(laid).toEqual({
    shell: { home: { title: 'Start', other: 'Other' }, menu: { open: 'Open' } },
    domain: { sex: { M: 'Male' } },
  });
  expect(under).toEqual(kept);
});

test('a page may have any name, even that of an object property', () => {
  const named = JSON.parse('{"__proto__": {"title": "x"}}');
  expect(Object.keys(overlayPages({}, named))).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>).title).toBeUndefined();
});

test('values are inserted, the count chooses the plural form, and a bar in a value chooses none', () => {
  const text = 'No case of {{name}}|One case of {{name}}|{{ count }} cases of {{name}}';
  expect(fillText(text, { count: 3, name: 'A|B' })).toBe('3 cases of A|B');
  expect(fillText(text, { count: 0, name: 'A' })).toBe('No case of A');
  expect(fillText(text, { count: '1 234', name: 'A' }, 1234)).toBe('1 234 cases of A');
  expect(fillText('{{name}}!')).toBe('!');
});
