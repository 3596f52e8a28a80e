import { Icon } from '../foundation/icon';
import { TextField } from './text-field';

interface SearchFieldProps {
  /** what can be searched for; read out, and shown while nothing is typed */
  label: string;
  value: string;
  maxLength?: number;
  onChange: (value: string) => void;
}

/** A search over the list below it. */
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
