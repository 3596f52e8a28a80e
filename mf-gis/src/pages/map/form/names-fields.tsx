import { LAST_LANGUAGE, shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { observer } from 'mobx-react-lite';
import type { PlaceValues } from './values';

interface Props {
  names: PlaceValues['names'];
  onChange: (names: PlaceValues['names']) => void;
}

/** Two- and three-letter codes that names may have; `alt` is none of a language. */
const LANGUAGE_CODE = /^(?!alt$)[a-z]{2,3}$/;

/** Codes of the portal's languages with a name field of their own, and of those that a place has names in. */
function nameLanguages(names: Props['names']): string[] {
  const english = shortLanguage(LAST_LANGUAGE);
  const known = language.choices.map(({ code }) => shortLanguage(code));
  return [...new Set([...known, ...Object.keys(names)])].filter(
    (code) => LANGUAGE_CODE.test(code) && code !== english,
  );
}

/** Own name of a language, or its code. */
const languageName = (code: string): string =>
  language.choices.find((choice) => shortLanguage(choice.code) === code)?.name ?? code;

/** Names of a place by language: that of the reader in sight, the others and further names behind a title. */
export const NamesFields = observer(function NamesFields({ names, onChange }: Props) {
  const t = useT('outlineEdit');
  const own = shortLanguage(language.code);
  const codes = nameLanguages(names);
  const field = (code: string, label: string, help?: string) => (
    <TextField
      key={code}
      label={label}
      name={`names.${code}`}
      maxLength={300}
      value={names[code] ?? ''}
      onChange={(name) => onChange({ ...names, [code]: name })}
      help={help}
    />
  );
  const named = (code: string) => t('form.nameIn', { language: languageName(code) });
  return (
    <>
      {codes.includes(own) && field(own, named(own), t('form.nameInHelp'))}
      <Disclosure title={t('form.names')}>
        {codes.filter((code) => code !== own).map((code) => field(code, named(code)))}
        {field('alt', t('form.alt'), t('form.altHelp'))}
      </Disclosure>
    </>
  );
});
