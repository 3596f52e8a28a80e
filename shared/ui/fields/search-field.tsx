import { Icon } from '../foundation/icon';
import { TextField } from './text-field';

interface SearchFieldProps {
  /** what is searched; accessible name and placeholder */
  label: string;
  value: string;
  maxLength?: number;
  onChange: (value: string) => void;
}

/** A search input for the list below it. */
export const SearchField = ({ label, ...field }: SearchFieldProps) => (
  <TextField
    label={label}
    hideLabel
    type="search"
    placeholder={label}
    prefix={<Icon name="search" size={18} />}
    {...field}
  />
);
