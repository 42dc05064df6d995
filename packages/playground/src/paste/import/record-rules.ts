import {getExtensionDependencyFromEditor} from '@lexical/extension';
import {
  type CompiledOverlayRules,
  defineOverlayRules,
  type DOMImportContext,
  DOMImportExtension,
  type DOMImportRule,
  type DOMImportRuleEntry,
  type DOMPreprocessFn,
  ImportOverlays,
} from '@lexical/html';
import {
  type AnyLexicalExtensionArgument,
  configExtension,
  type LexicalEditor,
} from 'lexical';

import {type ConversionRecorder, describeMade} from './conversion-recorder';

/** The last rule of all, which drops an element and keeps its children. */
export const NO_RULE = '@lexical/html/default-hoist';

/**
 * Creates a configuration with rules that do the same as those of an editor, and record it. They
 * come before the editor's own rules and never call them.
 *
 * @param editor - built with the same extensions
 */
export function recordedRules(
  editor: LexicalEditor,
  recorder: ConversionRecorder,
): AnyLexicalExtensionArgument[] {
  const {rules} = getExtensionDependencyFromEditor(editor, DOMImportExtension).config;
  const wrap = wrapperFor(recorder);
  return [
    configExtension(DOMImportExtension, {
      rules: flatten(rules).map(wrap.rule),
      preprocess: [wrap.overlaysOfPreprocess],
    }),
  ];
}

type AnyContext = DOMImportContext<Record<string, RegExpMatchArray>>;

function wrapperFor(recorder: ConversionRecorder) {
  const rule = (original: DOMImportRule): DOMImportRule => ({
    match: original.match,
    name: `recorded ${original.name ?? 'rule'}`,
    $import: (context, node, $next) => {
      recorder.meet(node, 'rules');
      let passedOn = false;
      const nodes = original.$import(withRecordedOverlays(context), node, () => {
        passedOn = true;
        return $next();
      });
      recorder.add(node, {
        by: original.name ?? 'a rule without a name',
        priority: null,
        made: describeMade(nodes),
        passedOn,
        beaten: [],
      });
      return nodes;
    },
  });
  const overlay = (original: CompiledOverlayRules): CompiledOverlayRules =>
    defineOverlayRules(original.rules.map(rule));
  const withRecordedOverlays = (context: AnyContext): AnyContext => ({
    ...context,
    $importChildren: (parent, options) =>
      context.$importChildren(
        parent,
        options?.rules ? {...options, rules: overlay(options.rules)} : options,
      ),
  });
  const overlaysOfPreprocess: DOMPreprocessFn = (_dom, {session}, $next) => {
    $next();
    session.update(ImportOverlays, (overlays) => overlays.map(overlay));
  };
  return {rule, overlaysOfPreprocess};
}

function flatten(entries: readonly DOMImportRuleEntry[]): DOMImportRule[] {
  return entries.flatMap((entry) => ('rules' in entry ? entry.rules : [entry]));
}
