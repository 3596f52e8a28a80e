import css from './form.module.css';
import { useAnswer } from './use-answer';

/** A field that people never meet: programs that fill every field give themselves away. */
export function Trap() {
  const { value, onChange } = useAnswer('website');
  return (
    <div className={css.trap} aria-hidden="true">
      <input
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(e) => onChange(e.target.value)}
      />
    </div>
  );
}
