import { Fragment } from 'react';
import css from '../entry.module.css';

/** A text with its variables highlighted, written as a translation has to hold them. */
export function SourceText({ text }: { text: string }) {
  const parts = text.split(/(\{\{\s*\w+\s*\}\})/).map((part, at) => ({ part, id: `${at}` }));
  return (
    <p className={css.source}>
      {parts.map(({ part, id }) => {
        const name = /^\{\{\s*(\w+)\s*\}\}$/.exec(part)?.[1];
        return (
          <Fragment key={id}>{name ? <code className={css.variable}>{`{{${name}}}`}</code> : part}</Fragment>
        );
      })}
    </p>
  );
}
