import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';

/** Returns the expression `array[index]` as the value of an attribute. */
export function itemOf(array: string, index: number): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `${array}[${index}]`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              object: {type: 'Identifier', name: array},
              property: {type: 'Literal', value: index, raw: `${index}`},
              computed: true,
              optional: false,
            },
          },
        ],
      },
    },
  };
}

/** Returns `import name from 'source'` as a Markdown node. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}},
            ],
          },
        ],
      },
    },
  };
}
