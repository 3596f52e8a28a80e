import type { Both, Choice, ChoiceLists, ReportForm } from '../form/survey-row';
import { pathsOf } from './paths';
import { LANGUAGE_NAMES } from './xlsform';
import { attributes, escapeXml } from './xml';

/** Whether a list has other words in another language; names of most places have not. */
export const isTranslated = (choices: readonly Choice[]): boolean =>
  choices.some(({ label }) => label.fr !== label.en);

/** Identifier of the text of a choice. */
export const choiceText = (list: string, at: number): string => `${list}-${at}`;

/** A label with the answers that it shows. */
const withOutputs = (text: string, paths: ReadonlyMap<string, string>): string =>
  escapeXml(text).replace(
    /\$\{(\w+)\}/g,
    (_, name: string) => `<output value="${escapeXml(paths.get(name) ?? name)}"/>`,
  );

function choiceTexts(lists: ChoiceLists): [string, Both][] {
  return [...lists].flatMap(([list, choices]) =>
    isTranslated(choices)
      ? choices.map(({ label }, at): [string, Both] => [choiceText(list, at), label])
      : [],
  );
}

/** The texts of the form, language by language. */
export function itext({ survey, lists }: ReportForm): string {
  const paths = pathsOf(survey);
  const texts = survey.flatMap((row): [string, Both][] => {
    const path = paths.get(row.name) ?? '';
    const kinds = { label: row.label, hint: row.hint, constraintMsg: row.constraintMessage };
    return Object.entries(kinds).flatMap(([kind, text]): [string, Both][] =>
      text ? [[`${path}:${kind}`, text]] : [],
    );
  });
  const all = [...texts, ...choiceTexts(lists)];
  const translations = (Object.keys(LANGUAGE_NAMES) as (keyof Both)[]).map((language) => {
    const values = all.map(
      ([id, text]) =>
        `<text${attributes({ id })}><value>${withOutputs(text[language], paths)}</value></text>`,
    );
    const isDefault = language === 'fr' ? 'true()' : undefined;
    return `<translation${attributes({ lang: LANGUAGE_NAMES[language], default: isDefault })}>${values.join('')}</translation>`;
  });
  return `<itext>${translations.join('')}</itext>`;
}
