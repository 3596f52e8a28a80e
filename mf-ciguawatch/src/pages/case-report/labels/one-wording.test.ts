import uiEnglish from '@ciguawatch/shared/ui/foundation/locales/en_US.json';
import uiFrench from '@ciguawatch/shared/ui/foundation/locales/fr_FR.json';
import english from '../../../../locales/en_US.json';
import french from '../../../../locales/fr_FR.json';

test.each([
  ['English', uiEnglish, english, 'I don’t know'],
  ['French', uiFrench, french, 'Je ne sais pas'],
])('who does not know the answer presses the same words everywhere in %s', (_language, ui, own, words) => {
  const { report, fishKey } = own;
  const said = [
    ui.choice.unknown,
    ui.severity.U,
    report.dontKnow,
    report.unknownArchipelago,
    fishKey.unknown,
  ];
  expect(new Set(said)).toEqual(new Set([words]));
});
