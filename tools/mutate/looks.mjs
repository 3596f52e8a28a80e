/** Attributes of appearance, which people judge by eye. */
const LOOKS = new Set(['icon', 'size', 'sizes', 'tone', 'variant', 'width', 'height', 'rows']);

/** Stryker plug-in that does not mutate appearance, because a test would only repeat it. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks',
    value: {
      shouldIgnore({ node }) {
        if (node.type === 'JSXAttribute' && LOOKS.has(node.name.name)) return 'looks';
      },
    },
  },
];
