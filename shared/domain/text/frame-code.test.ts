import { frameCode } from './frame-code';

test('no name of a place breaks out of the code', () => {
  expect(frameCode('https://x.example/embed/island/a?b=1&lang=fr', 'A "B" <i>')).toBe(
    '<iframe src="https://x.example/embed/island/a?b=1&amp;lang=fr" title="A &quot;B&quot; &lt;i&gt;" width="340" height="380" loading="lazy" style="border:0"></iframe>',
  );
});
