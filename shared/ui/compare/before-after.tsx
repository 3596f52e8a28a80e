import { type ReactNode, useId, useState } from 'react';
import { type Piece, wordDiff } from '../../domain/text/word-diff';
import { TextButton } from '../actions/text-button';
import css from './before-after.module.css';

/** One side of a comparison: a text, which is compared word by word, or any rendered value. */
export type ShownValue = { text: string } | { drawn: ReactNode };

export interface BeforeAfterProps {
  title: ReactNode;
  /** heading of each side, for instance "Current version" and "Proposal" */
  words: readonly [before: string, after: string];
  before: ShownValue;
  after: ShownValue;
}

/** One field before and after, side by side; removed words are struck out, added ones underlined. */
export function BeforeAfter({ title, words, before, after }: BeforeAfterProps) {
  const id = useId();
  const text = (side: ShownValue) => ('text' in side ? side.text : '');
  const diff = wordDiff(text(before), text(after));
  return (
    <section className={css.field} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={css.two}>
        <div>
          <small>{words[0]}</small>
          <Value shown={before} pieces={diff.before} as="del" />
        </div>
        <div>
          <small>{words[1]}</small>
          <Value shown={after} pieces={diff.after} as="ins" />
        </div>
      </div>
    </section>
  );
}

interface ValueProps {
  shown: ShownValue;
  pieces: readonly Piece[];
  as: 'del' | 'ins';
}

function Value({ shown, pieces, as: Mark }: ValueProps) {
  if ('drawn' in shown) return <div>{shown.drawn}</div>;
  return (
    <p>
      {pieces.map(({ text, same }, n) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
        same ? text : <Mark key={n}>{text}</Mark>,
      )}
    </p>
  );
}

export interface UnchangedFieldsProps {
  /** "Unchanged" */
  title: string;
  /** short description of what is collapsed */
  summary: string;
  words: { show: string; hide: string };
  fields: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** Fields that both versions have in common, collapsed into one line. */
export function UnchangedFields({ title, summary, words, fields }: UnchangedFieldsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h3>{title}</h3>
        {!open && <span className={css.summary}>{summary}</span>}
        <TextButton
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onPress={() => setOpen(!open)}
        >
          {open ? words.hide : words.show}
        </TextButton>
      </div>
      <dl id={id} hidden={!open}>
        {fields.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
