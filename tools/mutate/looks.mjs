/** Attributes that say how a component looks, or which drawing stands beside its words: the eye judges them. */
const LOOKS = new Set(['icon', 'size', 'sizes', 'tone', 'variant', 'width', 'height', 'rows']);

/** Plug-in of Stryker: leaves looks alone, as a test of them would only repeat them. */
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
