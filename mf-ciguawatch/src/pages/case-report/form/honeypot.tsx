import css from './form.module.css';
import { useReportField } from './report-field';

/**
 * A field that people never meet: programs that fill every field give themselves away. Its name means nothing to a
 * browser or a password manager, which would fill in an address.
 */
export function Honeypot() {
  const { value, onChange } = useReportField('website');
  return (
    <div className={css.honeypot} aria-hidden="true">
      <input
        name="cw_blank"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(e) => onChange(e.target.value)}
      />
    </div>
  );
}
