import type { RevisionField, RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { type FieldValue, languageOfField, sameValue } from '@ciguawatch/shared/domain/revision/flat-fields';
import { BeforeAfter, type ShownValue, UnchangedFields } from '@ciguawatch/shared/ui/compare/before-after';
import { observer } from 'mobx-react-lite';
import { drawValue, type FieldWords, fieldLabel, useWords, valueText } from '../../../revisions/field-words';
import { openConflicts } from './approvable';

const isNothing = (value: FieldValue) => sameValue(value, null);

/** A value for one side of the comparison: as text, compared word by word, or rendered. */
function shown(field: string, value: FieldValue, words: FieldWords): ShownValue {
  if (isNothing(value) || field === 'media') return { drawn: drawValue(field, value, words) };
  return { text: valueText(field, value, words) };
}

/** A label within a sentence, in lower case unless it has other capitals. */
function withinSentence(label: string): string {
  const rest = label.slice(1);
  return rest === rest.toLocaleLowerCase() ? label.toLocaleLowerCase() : label;
}

/** The fields that a revision changes beside the published ones, and the unchanged ones, collapsed. */
export const RevisionFields = observer(function RevisionFields({ revision }: { revision: RevisionFull }) {
  const words = useWords();
  const { t } = words;
  const sides =
    revision.status === 'pending'
      ? ([t('compare.current'), t('compare.proposal')] as const)
      : ([t('compare.before'), t('compare.after')] as const);
  const asked = new Set(openConflicts(revision).map(({ field }) => field));
  const differs = ({ field, after, current }: RevisionField) =>
    !asked.has(field) && !sameValue(after, current);
  const changed = revision.fields.filter(differs);
  const touched = new Set(revision.fields.map(({ field }) => field));
  const rest = Object.entries(revision.object).filter(
    ([field, value]) => !touched.has(field) && !isNothing(value),
  );
  const names = rest.map(([field]) => field).filter((field) => languageOfField(field).lang === null);
  const inLanguages = rest.length - names.length;
  const summary = [
    ...names.map((field) => withinSentence(fieldLabel(field, words))),
    ...(inLanguages > 0 ? [t('compare.inLanguages', { count: inLanguages })] : []),
  ].join(', ');
  return (
    <>
      {changed.map(({ field, after, current }) => (
        <BeforeAfter
          key={field}
          title={fieldLabel(field, words)}
          words={sides}
          before={shown(field, current, words)}
          after={shown(field, after, words)}
        />
      ))}
      {rest.length > 0 && (
        <UnchangedFields
          title={t('compare.unchanged')}
          summary={summary}
          words={{ show: t('compare.show'), hide: t('compare.hide') }}
          fields={rest.map(([field, value]) => ({
            key: field,
            label: fieldLabel(field, words),
            value: drawValue(field, value, words),
          }))}
        />
      )}
    </>
  );
});
