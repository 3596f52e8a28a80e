import { LAST_LANGUAGE, shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';
import type { PlaceValues } from './values';

interface Props {
  names: PlaceValues['names'];
  onChange: (names: PlaceValues['names']) => void;
}

/** Two- and three-letter codes that names may have; `alt` is none of a language. */
const LANGUAGE_CODE = /^(?!alt$)[a-z]{2,3}$/;

const english = shortLanguage(LAST_LANGUAGE);
const isNamed = (code: string): boolean => LANGUAGE_CODE.test(code) && code !== english;
const codesOf = (choices: typeof language.choices): string[] =>
  [...new Set(choices.map(({ code }) => shortLanguage(code)))].filter(isNamed);

/** Codes of the languages with a field: those that every visitor can select, and those that the place has names in. */
const shownCodes = (names: Props['names'], own: string): string[] => [
  ...new Set(
    [own, ...codesOf(language.choices.filter(({ shipped }) => shipped)), ...Object.keys(names)].filter(
      isNamed,
    ),
  ),
];

/** Own name of a language, or its code. */
const languageName = (code: string): string =>
  language.choices.find((choice) => shortLanguage(choice.code) === code)?.name ?? code;

/** Names of a place by language: that of the reader in sight, the others and further names behind a title. */
export const NamesFields = observer(function NamesFields({ names, onChange }: Props) {
  const t = useT('outlineEdit');
  const own = shortLanguage(language.code);
  const codes = shownCodes(names, own);
  const others = codesOf(language.choices).filter((code) => !codes.includes(code));
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
        <div className={css.names}>
          {codes.filter((code) => code !== own).map((code) => field(code, named(code)))}
          {others.length > 0 && (
            <Select
              label={t('form.addLanguage')}
              name="addLanguage"
              value={null}
              onChange={(code) => code && onChange({ ...names, [code]: '' })}
              options={others.map((code) => ({ id: code, label: languageName(code) }))}
            />
          )}
          {field('alt', t('form.alt'), t('form.altHelp'))}
        </div>
      </Disclosure>
    </>
  );
});
