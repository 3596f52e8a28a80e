import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useRef } from 'react';

interface Props {
  label: string;
  size?: 'sm' | 'md';
  busy?: boolean;
  /** Resolves once the file has been read, whatever came of it: the same one may be chosen again then. */
  onFile: (file: File) => Promise<void>;
}

/** Asks for a JSON file of this device. */
export function JsonFileButton({ label, size, busy, onFile }: Props) {
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
        accept="application/json,.json"
        hidden
        aria-label={label}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
    </>
  );
}
