import { useEffect, useRef } from 'react';
import { commandOf, type QueueCommand } from './queue-keys';

/** Handles the queue's keys while the page is open; missing commands do nothing. */
export function useQueueKeys(commands: Partial<Record<QueueCommand, () => void>>): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      const act = command && latest.current[command];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
