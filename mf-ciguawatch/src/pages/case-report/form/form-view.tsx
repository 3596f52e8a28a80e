import { DEFAULT_COUNTRY, DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { createContext, useContext } from 'react';

/** What the sections need to know of the form around them. */
interface FormView {
  /** sections whose faults are shown because the reporter tried to leave them */
  attempted: ReadonlySet<Section>;
  /** IANA zone of the chosen place, or of its country by default */
  zone: string;
  /** country whose places and emergency number come first */
  country: number;
  /** a form on one page for the keyboard: everything unfolded, no step by step */
  dense: boolean;
  /** a saved case: its place and dates may be unknown */
  editing: boolean;
  /** the reporter is asked about a point that is far from the place; left out where nobody is */
  far?: { isAsked: boolean; keep: () => void };
}

export const FormViewContext = createContext<FormView>({
  attempted: new Set(),
  zone: DEFAULT_ZONE,
  country: DEFAULT_COUNTRY,
  dense: false,
  editing: false,
});

export const useFormView = (): FormView => useContext(FormViewContext);
