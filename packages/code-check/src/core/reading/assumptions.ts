import type {Facts} from '../environment';
import type {MissingName} from './missing-names';

/** What is assumed of a name that the code does not declare. */
export interface Assumption {
  readonly name: string;
  /** Its first place in the text. */
  readonly position: number;
  /** The import path of the package that exports it. */
  readonly home?: string;
  /** A type of `lexical`; without one and without a package, anything may be meant. */
  readonly type?: string;
  /** The class of the code that a function creates, by its name. */
  readonly makes?: string;
}

/** What everybody calls by these names. */
const USUAL: Readonly<Record<string, string>> = {
  editor: 'LexicalEditor',
  lexicalEditor: 'LexicalEditor',
  editorState: 'EditorState',
  prevEditorState: 'EditorState',
  textNode: 'TextNode',
  paragraphNode: 'ParagraphNode',
  elementNode: 'ElementNode',
  rangeSelection: 'RangeSelection',
};
/** Editors of which there are several: `editor2`, `nestedEditor`. */
const EDITORS =
  /^(?:editor\d+|(?:child|first|headless|inner|left|main|my|nested|other|outer|parent|right|second|source|target)Editor)$/;
const OF_REACT =
  /^(?:use(?:State|Effect|LayoutEffect|Memo|Callback|Ref|Context|Reducer|Id|Transition|DeferredValue|SyncExternalStore|ImperativeHandle)|createContext|createRef|forwardRef|memo|lazy|startTransition|Suspense|Fragment|StrictMode|Component|PureComponent|React(?:Node|Element)|JSX|FC|CSSProperties|RefObject|MutableRefObject|PropsWithChildren|Dispatch|SetStateAction|ComponentType)$/;
/** Names of one plain word may be anybody's: `effect`, `Provider`. */
const DISTINCT = /[$_]|[a-z][A-Z]/;

/** It has names of `@lexical/markdown` again; whoever means this package imports it. */
const NAMESAKE = '@lexical/mdast';

/** Decides what an undeclared name most likely is: by its name, as a reader would. */
export function assumptionOf(
  {name, position}: MissingName,
  facts: Facts,
  classes: ReadonlySet<string> = new Set(),
): Assumption {
  const homes = Object.hasOwn(facts.exports, name) ? facts.exports[name] : undefined;
  const home = homes?.find((each) => each !== NAMESAKE) ?? homes?.[0];
  if (home !== undefined && DISTINCT.test(name)) return {name, position, home};
  if (name === 'React' || OF_REACT.test(name)) return {name, position, home: 'react'};
  const made = /^\$create(\w+)$/.exec(name)?.[1];
  if (made !== undefined && classes.has(made)) return {name, position, makes: made};
  const type = Object.hasOwn(USUAL, name)
    ? USUAL[name]
    : EDITORS.test(name)
      ? USUAL['editor']
      : undefined;
  return type === undefined ? {name, position} : {name, position, type};
}

/** Declares what is assumed, in lines that follow the code. */
export function declarationsOf(
  assumed: readonly (Assumption & Pick<MissingName, 'isType' | 'members'>)[],
  isScript: boolean,
): string {
  return assumed
    .map((each) => `\n${isScript ? scriptLine(each) : typedLine(each)}`)
    .join('');
}

type Declared = Assumption & Pick<MissingName, 'isType' | 'members'>;

function importLine({name, home}: Declared): string | undefined {
  if (home === undefined) return undefined;
  return name === 'React'
    ? `import * as React from 'react';`
    : `import {${name}} from '${home}';`;
}

function typeOf({type, makes}: Declared): string | undefined {
  if (makes !== undefined) return `(...values: any[]) => ${makes}`;
  return type === undefined ? undefined : `import('lexical').${type}`;
}

function scriptLine(each: Declared): string {
  const type = typeOf(each) ?? 'any';
  return importLine(each) ?? `/** @type {${type}} */ var ${each.name};`;
}

function typedLine(each: Declared): string {
  const {name, isType, members} = each;
  const line = importLine(each);
  if (line !== undefined) return line;
  const known = typeOf(each);
  if (known !== undefined) return `declare const ${name}: ${known};`;
  const parts = [`declare const ${name}: any;`];
  if (members.size > 0) {
    const types = [...members].map((member) => anyType(member)).join(' ');
    parts.push(`declare namespace ${name} { ${types} }`);
  } else if (isType) {
    parts.push(anyType(name));
  }
  return parts.join(' ');
}

/** Takes type arguments, as many as the code gives. */
function anyType(name: string): string {
  return `export type ${name}<A = any, B = any, C = any, D = any> = any;`;
}
