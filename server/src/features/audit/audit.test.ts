import { difference } from './audit';

it('keeps only what changed, also for added and removed fields', () => {
  const before = { age: 30, parts: ['head'], note: 'a', gone: 1 };
  const after = { age: 31, parts: ['head'], note: 'a', come: null, added: true };
  expect(difference(before, after)).toEqual({
    before: { age: 30, gone: 1, come: null, added: null },
    after: { age: 31, gone: null, come: null, added: true },
  });
});
