import ts from 'typescript';

import {nodesOf, qualifiedName, symbolOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Names that work in the described version, and that a newer release deprecates or removes. */
export const laterReleases: Rule = function* (context) {
  const {later = {}} = context.facts;
  const words = new Set(Object.keys(later).map((key) => key.split(/[#.]/).at(-1)));
  for (const source of context.sources) {
    const seen = new Set<string>();
    for (const node of nodesOf(source)) {
      if (!ts.isIdentifier(node) || !words.has(node.text) || seen.has(node.text))
        continue;
      const remark = remarkOn(node, context);
      if (remark === undefined) continue;
      seen.add(node.text);
      yield remark;
    }
  }
};

const OF_PRISM = "import it from '@lexical/code-prism'.";

/** What to use instead of names that newer releases deprecate or remove. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  '@lexical/react#LexicalComposer':
    "use LexicalExtensionComposer, from '@lexical/react/LexicalExtensionComposer', with an extension in place of initialConfig: extension={defineExtension({name, dependencies: […]})}.",
  '@lexical/code#CODE_LANGUAGE_FRIENDLY_NAME_MAP': OF_PRISM,
  '@lexical/code#CODE_LANGUAGE_MAP': OF_PRISM,
  '@lexical/code#PrismTokenizer': OF_PRISM,
  '@lexical/code#getCodeLanguageOptions': OF_PRISM,
  '@lexical/code#getCodeLanguages': OF_PRISM,
  '@lexical/code#getCodeThemeOptions': OF_PRISM,
  '@lexical/code#getLanguageFriendlyName': OF_PRISM,
  '@lexical/code#normalizeCodeLang': OF_PRISM,
  '@lexical/code#normalizeCodeLanguage': OF_PRISM,
  '@lexical/code#registerCodeHighlighting': OF_PRISM,
  'lexical#SerializedLexicalNode.version': 'leave it out: nothing reads it any more.',
};

function remarkOn(
  node: ts.Identifier,
  {checker, facts, lexicalVersion}: RuleContext,
): Remark | undefined {
  const names = (symbolOf(node, checker)?.declarations ?? []).map(qualifiedName);
  // Modules re-export names of others, so their changes are also stored under the importing
  // package.
  const key = [importedAs(node), ...names].find(
    (name) => name !== undefined && Object.hasOwn(facts.later ?? {}, name),
  );
  const [kind, version] = (key === undefined ? undefined : facts.later?.[key]) ?? [];
  if (kind === undefined || version === undefined) return undefined;
  const minor = version.split('.', 2).join('.');
  return {
    rule: 'later-release',
    node,
    reason: `${node.text} works in ${lexicalVersion}, but is ${kind} from ${version} on.`,
    fix:
      key !== undefined && Object.hasOwn(SUCCESSORS, key)
        ? `It works until then. For ${minor}, ${SUCCESSORS[key] ?? ''}`
        : `Look up what replaces it before you upgrade to ${minor}.`,
    link: `/docs/upgrade/version-${minor.replace('.', '-')}`,
    isHint: true,
  };
}

/** `package#name` of an import, as written in the code. */
function importedAs({text, parent}: ts.Identifier): string | undefined {
  if (!ts.isImportSpecifier(parent)) return undefined;
  const {moduleSpecifier} = parent.parent.parent.parent;
  if (!ts.isStringLiteral(moduleSpecifier)) return undefined;
  const owner = /^(?:@[^/]+\/)?[^/]+/.exec(moduleSpecifier.text)?.[0];
  return `${owner}#${text}`;
}
