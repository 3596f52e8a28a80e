import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useRef } from 'react';

interface Props {
  label: string;
  size?: 'sm' | 'md';
  busy?: boolean;
  /** endings of other files that it takes too, `.po,.xlf` */
  formats?: string;
  /**
   * Called with the chosen file. The input is reset when it resolves, so that the same file can be chosen
   * again.
   */
  onFile: (file: File) => Promise<void>;
}

/** A button that lets the person choose a JSON file, or one of other formats. */
export function JsonFileButton({ label, size, busy, formats, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file) await onFile(file);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Button
        icon="upload"
        {...(size && { size })}
        {...(busy !== undefined && { busy })}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={`application/json,.json${formats ? `,${formats}` : ''}`}
        hidden
        aria-label={label}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
    </>
  );
}
