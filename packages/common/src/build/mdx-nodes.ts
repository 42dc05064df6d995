import type {MdxjsEsm} from 'mdast-util-mdx';
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

/** Returns `import name from 'source'` as a Markdown node. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: program({
        type: 'ImportDeclaration',
        attributes: [],
        source: {type: 'Literal', value: source, raw: `'${source}'`},
        specifiers: [
          {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}},
        ],
      }),
    },
  };
}

/** Returns the element `<name attribute="…" />` as a Markdown node. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

/** Returns `variable`, or `variable[index]`, as the value of an attribute. */
export function expressionOf(
  variable: string,
  index?: number,
): MdxJsxAttributeValueExpression {
  const identifier = {type: 'Identifier', name: variable} as const;
  const expression: Expression =
    index === undefined
      ? identifier
      : {
          type: 'MemberExpression',
          object: identifier,
          property: {type: 'Literal', value: index, raw: `${index}`},
          computed: true,
          optional: false,
        };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: index === undefined ? variable : `${variable}[${index}]`,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  };
}

function program(statement: Statement): Program {
  return {type: 'Program', sourceType: 'module', comments: [], body: [statement]};
}
