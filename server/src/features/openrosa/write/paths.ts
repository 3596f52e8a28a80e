import type { SurveyRow } from '../form/survey-row';

/** Path of each node in the instance, by its name; names are unique in the form. */
export function pathsOf(survey: readonly SurveyRow[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const groups: string[] = ['/data'];
  for (const { type, name } of survey) {
    if (type === 'end_group') {
      groups.pop();
      continue;
    }
    const path = `${groups.at(-1)}/${name}`;
    paths.set(name, path);
    if (type === 'begin_group') groups.push(path);
  }
  return paths;
}

/** An expression of XLSForm with the paths of the answers that it names. */
export const withPaths = (expression: string, paths: ReadonlyMap<string, string>): string =>
  expression.replace(/\$\{(\w+)\}/g, (_, name: string) => paths.get(name) ?? name);
