/** Errors that a developer reads in a log. The words of others (`ApiError`, `HttpError`) are codes. */
const FOR_DEVELOPERS = new Set(['Error', 'RangeError', 'TypeError']);

/** Plug-in of Stryker: leaves the words of those errors alone, as a test of them would only repeat them. */
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
