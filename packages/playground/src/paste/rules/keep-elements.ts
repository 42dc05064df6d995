import {kebab, writeModule} from './code-parts';

/** Writes a node class and the rule that makes its nodes of an element with an address. */
export function keepMedia(tag: 'audio' | 'iframe' | 'video'): string {
  const name = `${tag === 'iframe' ? 'Frame' : tag === 'video' ? 'Video' : 'Audio'}Node`;
  return writeModule({
    what: kebab(tag),
    lexical: [
      '$create',
      '$getDocument',
      '$getState',
      '$setState',
      'createState',
      'DecoratorNode',
    ],
    before: mediaNode(tag, name),
    match: `sel.tag('${tag}').attr('src', /^https:/)`,
    $import: `(_context, element) => [
    $setState($create(${name}), addressState, element.src),
  ]`,
    nodeClass: name,
  });
}

/** Source of a node class that shows what is at an address. */
function mediaNode(tag: string, name: string): string {
  const isPlayer = tag !== 'iframe';
  return `const addressState = createState('address', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

export class ${name} extends DecoratorNode<null> {
  override $config() {
    return this.config('app-${tag}', {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: addressState}],
    });
  }
  override createDOM() {
    const element = $getDocument().createElement('${tag}');
    element.src = $getState(this, addressState);
${isPlayer ? '    element.controls = true;\n' : ''}    return element;
  }
  override updateDOM() {
    return false;
  }
  override isInline() {
    return false;
  }
}`;
}

/** Writes how pasted HTML goes through the rules that extensions bring. */
export function useImportRules(): string {
  return `import {ClipboardDOMImportExtension} from '@lexical/clipboard';
import {defineExtension} from 'lexical';

/** Add it to the dependencies of the extension that is your editor. */
export const PasteByRulesExtension = defineExtension({
  name: 'app/paste-by-rules',
  dependencies: [ClipboardDOMImportExtension],
});
`;
}

/** Writes how lists of Word become lists. */
export function useWordLists(): string {
  return `import {ClipboardDOMImportExtension} from '@lexical/clipboard';
import {WordListImportExtension} from '@lexical/list';
import {defineExtension} from 'lexical';

/** Add it to the dependencies of the extension that is your editor. */
export const KeepWordListsExtension = defineExtension({
  name: 'app/keep-word-lists',
  dependencies: [ClipboardDOMImportExtension, WordListImportExtension],
});
`;
}
