import css from './key-list.module.css';

interface Props {
  /** key caps of each shortcut, with the name of what it does */
  shortcuts: readonly (readonly [keys: readonly string[], name: string])[];
  /** what a shortcut does, in words */
  textOf: (name: string) => string;
}

/** Keyboard shortcuts with what they do, as the help of the case list and of a case shows them. */
export function KeyList({ shortcuts, textOf }: Props) {
  return (
    <dl className={css.keys}>
      {shortcuts.map(([keys, name]) => (
        <div key={name} className={css.line}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{textOf(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
