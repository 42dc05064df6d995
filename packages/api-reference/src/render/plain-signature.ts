import type {MemberModel, SymbolModel, TypeModel} from '../model/schema';
import {memberDeclarations, symbolDeclarations, typeHtml} from './signature';

/** A symbol's declarations as TypeScript text, one for each overload. */
export function symbolText(symbol: SymbolModel): string {
  return symbolDeclarations(symbol, () => undefined)
    .map(plainText)
    .join('\n');
}

/** A member's declarations as TypeScript text, one for each overload. */
export function memberText(owner: string, member: MemberModel): string {
  return memberDeclarations(owner, member, () => undefined)
    .map(plainText)
    .join('\n');
}

/** A type as TypeScript text on one line. */
export function typeText(type: TypeModel): string {
  return plainText(typeHtml(type, () => undefined)).replace(/\s+/g, ' ');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
