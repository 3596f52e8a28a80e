/** One server-sent event: its id and its data. */
interface ServerEvent {
  id: string | null;
  data: string;
}

/**
 * Reads the text of an event stream (HTML standard, server-sent events), which arrives in pieces of any length.
 * Comments, and fields other than `id` and `data`, are left out.
 */
export class EventParser {
  private rest = '';

  /** The events that are complete with this piece. */
  take(piece: string): ServerEvent[] {
    const blocks = (this.rest + piece).split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      let id: string | null = null;
      const data: string[] = [];
      for (const line of block.split('\n')) {
        const [, name, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
        if (name === 'id') id = value;
        if (name === 'data') data.push(value);
      }
      return data.length === 0 ? [] : [{ id, data: data.join('\n') }];
    });
  }
}
