import { DEFAULT_COUNTRY, DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { createContext, useContext } from 'react';

/** Settings of the surrounding form that the sections depend on. */
interface FormView {
  /** sections whose faults are shown because the reporter tried to leave them */
  attempted: ReadonlySet<Section>;
  /** IANA time zone of the chosen place, by default of the portal’s country */
  zone: string;
  /** country whose places are listed first and whose emergency number is shown */
  country: number;
  /** whether all sections are unfolded on one page, for editors with a keyboard */
  dense: boolean;
  /** whether a saved case is edited, whose place and dates may be missing */
  editing: boolean;
  /** whether the reporter is asked for consent to be asked again: once, with the first report */
  asksAgain?: boolean;
  /**
   * whether to ask about a point far from the place, and how to keep the point; undefined when never asked
   */
  far?: { isAsked: boolean; keep: () => void };
}

/** Provides the settings of a form to its sections; the defaults serve sections rendered without a form. */
export const FormViewContext = createContext<FormView>({
  attempted: new Set(),
  zone: DEFAULT_ZONE,
  country: DEFAULT_COUNTRY,
  dense: false,
  editing: false,
});

/** Settings of the surrounding form; defaults outside of a form. */
export const useFormView = (): FormView => useContext(FormViewContext);
