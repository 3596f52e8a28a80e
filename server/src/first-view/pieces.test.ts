import { type Pieces, withEditedTexts } from './pieces';

const pieces: Pieces = [
  '<b>',
  { name: 'ciguawatch/report.title1', text: 'Who is ill?' },
  '</b><i title="',
  { name: 'ciguawatch/report.stepOf', text: 'Step 1 of 6', vars: { step: '1' } },
  '">',
  { name: 'ciguawatch/report.minutesLeft', text: 'About 3 min left', vars: { count: '3' } },
  '</i>',
];
const texts = (report: Record<string, string>) => ({ ciguawatch: { report } });

it('shows the shipped texts where nothing was edited', () => {
  expect(withEditedTexts(pieces, {})).toBe('<b>Who is ill?</b><i title="Step 1 of 6">About 3 min left</i>');
});

it('shows edited texts instead of shipped ones, with values and plural form, as text and not as markup', () => {
  const edited = texts({
    title1: 'Ill: <you> & "me"?',
    stepOf: '{{step}}/6',
    minutesLeft: 'now|a minute|{{ count }} minutes',
  });
  expect(withEditedTexts(pieces, edited)).toBe(
    '<b>Ill: &lt;you&gt; &amp; &quot;me&quot;?</b><i title="1/6">3 minutes</i>',
  );
});

it('counts by the number that the page writes with spaces', () => {
  const many: Pieces = [{ name: 'ciguawatch/report.minutesLeft', text: 'x', vars: { count: '1\u00a0000' } }];
  expect(withEditedTexts(many, texts({ minutesLeft: 'none|one|{{count}} many' }))).toBe('1\u00a0000 many');
  const one: Pieces = [{ name: 'ciguawatch/report.minutesLeft', text: 'x', vars: { count: '1' } }];
  expect(withEditedTexts(one, texts({ minutesLeft: 'none|one|{{count}} many' }))).toBe('one');
});
