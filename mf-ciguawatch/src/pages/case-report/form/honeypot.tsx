import css from './form.module.css';
import { useReportField } from './report-field';

/**
 * Hidden spam trap: the server sets aside for review a report in which it is filled. Its name is meaningless
 * so that browsers and password managers do not autofill it.
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
