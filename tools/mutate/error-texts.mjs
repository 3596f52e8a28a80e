/** Errors for developers, read in logs. The messages of others (`ApiError`, `HttpError`) are codes. */
const FOR_DEVELOPERS = new Set(['Error', 'RangeError', 'TypeError']);

/**
 * Stryker plug-in that does not mutate the messages of `FOR_DEVELOPERS`, because a test would only repeat them.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'error-texts',
    value: {
      shouldIgnore({ node, parent }) {
        const thrown = parent?.type === 'NewExpression' && parent.arguments.includes(node);
        if (!thrown || !FOR_DEVELOPERS.has(parent.callee.name)) return;
        if (/^(StringLiteral|TemplateLiteral)$/.test(node.type)) return 'words for developers';
      },
    },
  },
];
