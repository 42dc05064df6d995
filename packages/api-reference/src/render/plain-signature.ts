import type {SymbolModel} from '../model/schema';
import {symbolDeclarations} from './signature';

/** A symbol's declarations as TypeScript text, one for each overload. */
export function symbolText(symbol: SymbolModel): string {
  return symbolDeclarations(symbol, () => undefined)
    .map((html) =>
      html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    )
    .join('\n');
}
