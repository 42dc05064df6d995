import ts from 'typescript';

const OF_STRING = /\.set(?:Text)?Style$/;
const OF_OBJECT = /#\$patchStyle(?:Text)?$/;

/** Advice about a style in the other form than a function takes it: CSS as text, or an object. */
export function styleAdvice(
  call: ts.CallExpression,
  argument: ts.Expression,
  name: string,
): string | undefined {
  const called = call.expression.getText();
  if (OF_STRING.test(name) && ts.isObjectLiteralExpression(argument)) {
    const css = argument.properties.flatMap((each) =>
      ts.isPropertyAssignment(each)
        ? [`${dashed(each.name.getText())}: ${plain(each.initializer)}`]
        : [],
    );
    return `Pass CSS as a string: ${called}('${css.join('; ')}').`;
  }
  if (OF_OBJECT.test(name) && ts.isStringLiteralLike(argument)) {
    const parts = argument.text.split(';').flatMap((each) => {
      const [property, value] = each.split(':').map((word) => word.trim());
      return property && value ? [`'${property}': '${value}'`] : [];
    });
    return `Pass an object with CSS properties: ${called}(${call.arguments[0]?.getText() ?? 'selection'}, {${parts.join(', ')}}).`;
  }
  return undefined;
}

function dashed(name: string): string {
  return name
    .replaceAll(/['"]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function plain(value: ts.Expression): string {
  return ts.isStringLiteralLike(value) ? value.text : '…';
}
