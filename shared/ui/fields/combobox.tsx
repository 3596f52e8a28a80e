import { type Key, type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { Spinner } from '../art/spinner';
import { Icon, type IconName } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import { ComboList } from './internal/combo-list';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import field from './internal/field.module.css';
import { useCombo } from './internal/use-combo';
import css from './styles/combobox.module.css';

export interface ComboBoxProps<T> extends FieldProps {
  /** Suggestions, filtered and sorted by the caller. */
  items: readonly T[];
  itemKey: (item: T) => Key;
  /** An item as plain text, for the input and assistive technology. */
  itemText: (item: T) => string;
  renderItem?: ((item: T) => ReactNode) | undefined;
  inputValue: string;
  onInputChange: (text: string) => void;
  onSelect: (item: T) => void;
  /** Clears the field; shows a cross. */
  onClear?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The items are only similar to the typed text, so Enter must not choose one by itself. */
  isGuess?: boolean | undefined;
  /**
   * The list moves the following content down instead of covering it, for example another way to answer.
   */
  inFlow?: boolean | undefined;
  /** Shown in place of the list when nothing matches. */
  emptyText: string;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  icon?: IconName | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** An input with suggestions, chosen with arrows and Enter or by pressing one. */
export function ComboBox<T>(props: ComboBoxProps<T>) {
  const { items, itemKey, itemText, renderItem, inputValue, onInputChange, onClear, emptyText, loading } =
    props;
  const { label, help, error, required, optional, hideLabel, onBlur } = props;
  const t = useUiT();
  const ids = useFieldIds({ help, error });
  const input = useRef<HTMLInputElement>(null);
  const combo = useCombo(
    items.length,
    (index) => {
      const item = items[index];
      if (item !== undefined) props.onSelect(item);
    },
    props.isGuess,
  );
  const listId = `${ids.id}-list`;
  const clear = () => {
    onClear?.();
    input.current?.focus();
  };
  return (
    <Field ids={ids} {...{ label, help, error, required, optional, hideLabel }}>
      <div className={css.box}>
        <ControlBox
          isDisabled={props.isDisabled}
          isInvalid={Boolean(error)}
          prefix={<Icon name={props.icon ?? 'search'} />}
          className={onClear && inputValue ? css.clearable : undefined}
        >
          <input
            ref={input}
            id={ids.id}
            className={field.input}
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            name={props.name}
            placeholder={props.placeholder}
            disabled={props.isDisabled}
            value={inputValue}
            aria-expanded={combo.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              combo.isOpen && combo.active >= 0 ? `${listId}-${combo.active}` : undefined
            }
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(e) => {
              combo.search();
              onInputChange(e.target.value);
            }}
            onClick={combo.open}
            onKeyDown={combo.onKeyDown}
            onBlur={() => {
              combo.close();
              onBlur?.();
            }}
          />
          {loading && <Spinner size={20} />}
          {onClear && inputValue !== '' && !props.isDisabled && (
            <IconButton icon="x" label={t('combobox.clear')} onPress={clear} className={css.clear} />
          )}
        </ControlBox>
        <ComboList
          id={listId}
          labelId={ids.labelId}
          input={input}
          isOpen={combo.isOpen}
          inFlow={props.inFlow ?? false}
          active={combo.active}
          keys={items.map(itemKey)}
          texts={items.map(itemText)}
          render={(index) => {
            const item = items[index];
            return item === undefined ? null : (renderItem?.(item) ?? itemText(item));
          }}
          onPick={combo.pick}
          emptyText={loading ? t('combobox.loading') : emptyText}
        />
      </div>
    </Field>
  );
}
